/** Paper is light, whatever the screen: ink on papyrus while a page is printed. */
export function onLightPaper(): () => void {
  const root = document.documentElement;
  let theme: string | undefined;
  let isPrinting = false;
  const before = (): void => {
    if (isPrinting) return;
    isPrinting = true;
    theme = root.dataset["theme"];
    root.dataset["theme"] = "light";
  };
  const after = (): void => {
    isPrinting = false;
    if (theme === undefined) delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
  };
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return () => {
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
  };
}
