/**
 * The language that was chosen in this browser, else the first of ours that it asks for, else English.
 * The build writes this function into the page, before any module: it may use nothing from outside.
 */
export function chosenLanguage(): string {
  let chosen: unknown;
  try {
    chosen = (JSON.parse(localStorage.getItem("preferences") ?? "{}") as { readonly language?: unknown }).language;
  } catch {
    // A blocked or broken store means: as the browser asks.
  }
  if (typeof chosen === "string" && ["en", "de", "en-XA", "ar-XB"].includes(chosen)) return chosen;
  const wanted = navigator.languages.map((tag) => tag.split("-", 1)[0] ?? tag);
  return wanted.find((base) => base === "en" || base === "de") ?? "en";
}
