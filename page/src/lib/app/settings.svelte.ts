/** What this browser prefers; kept between visits. */

export const LANGS = ["en", "fr"] as const;
export type Lang = (typeof LANGS)[number];
export const PACES = ["slow", "normal", "fast", "none"] as const;
export type Pace = (typeof PACES)[number];

export interface Preferences {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  /** How fast what happens is shown; none: each position at once. */
  pace: Pace;
  confirm: boolean;
  swift: boolean;
  /** Moves that decide nothing play themselves. */
  forced: boolean;
  help: boolean;
  sound: boolean;
  vibration: boolean;
  /** Tell of my turn while the page is hidden. */
  notify: boolean;
  /** What this person is called wherever they sit down. */
  name: string;
  /** Robots at "Play now": their level and how many play, by game. */
  robots: Record<string, { level: string; players: number }>;
  /** Seats that have a coach, each as table and number. */
  coached: string[];
}

const KEY = "mastaba-preferences";

function browserLang(): Lang {
  return (navigator.languages ?? [navigator.language]).find((tag) => /^(en|fr)/i.test(tag))?.slice(0, 2).toLowerCase() === "fr"
    ? "fr"
    : "en";
}

function load(): Preferences {
  const usual: Preferences = {
    lang: browserLang(),
    theme: "auto",
    pace: "normal",
    confirm: false,
    swift: false,
    forced: true,
    help: true,
    sound: false,
    vibration: false,
    notify: false,
    name: "",
    robots: {},
    coached: [],
  };
  try {
    const { motion, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    // There was a switch for motion once; who had it off goes on without.
    return { ...usual, ...(motion === "off" ? { pace: "none" } : {}), ...kept };
  } catch {
    return usual; // a broken or forbidden store must not keep anybody from playing
  }
}

export const settings = $state<Preferences>(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; the choice then lasts as long as the page
  }
}

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether nothing should move: by choice, or because the system asks for it. */
export const isStill = (): boolean => settings.pace === "none" || quiet.matches;

const GROUND = { light: "#faf3e2", dark: "#1c222b" }; // what the bar on top is drawn on

/** Call while the page's outermost component is being made. */
export function followTheme(): void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  let isNight = $state(night.matches);
  night.addEventListener("change", () => (isNight = night.matches));
  $effect(() => {
    const isDark = settings.theme === "dark" || (settings.theme === "auto" && isNight);
    const theme = isDark ? "dark" : "light";
    document.documentElement.dataset["theme"] = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", GROUND[theme]);
  });
}
