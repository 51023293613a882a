/** What this browser prefers; kept between visits. */

export type Lang = "en" | "fr";

export interface Preferences {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  confirm: boolean;
  swift: boolean;
  sound: boolean;
  help: boolean;
  name: string;
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
    motion: "auto",
    confirm: false,
    swift: false,
    sound: false,
    help: true,
    name: "",
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
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
export const isStill = (): boolean => settings.motion === "off" || quiet.matches;
