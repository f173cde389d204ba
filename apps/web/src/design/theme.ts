import { getPreferences, onPreferences } from "../preferences/preferences.ts";
import type { Theme } from "./brand-colour.ts";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function themeOfNow(): Theme {
  const { theme } = getPreferences();
  if (theme !== "system") return theme;
  return systemIsDark.matches ? "dark" : "light";
}

/** Keeps the page's theme with the preference and the system. */
export function followTheme(): void {
  const apply = (): void => {
    document.documentElement.dataset.theme = themeOfNow();
  };
  apply();
  onPreferences(apply);
  systemIsDark.addEventListener("change", apply);
}
