import { useSyncExternalStore } from "react";

export interface Preferences {
  readonly theme: "system" | "light" | "dark";
  /** "system": as the browser says. */
  readonly language: string;
  /** The chime of a finished analysis. */
  readonly sound: boolean;
  /** Single-key shortcuts (WCAG 2.1.4 wants a switch). */
  readonly shortcuts: boolean;
}

/** Also read by public/theme.js before the first paint, and by what chooses the language. */
const STORAGE_KEY = "preferences";
const defaults: Preferences = { theme: "system", language: "system", sound: true, shortcuts: true };

let current = read();
const listeners = new Set<() => void>();

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return { ...defaults, ...(typeof stored === "object" ? stored : {}) };
  } catch {
    return defaults;
  }
}

export const getPreferences = (): Preferences => current;

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(current));
  } catch {
    // A full or blocked store keeps the choice for this page only.
  }
  for (const listener of listeners) listener();
}

export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const usePreferences = (): Preferences => useSyncExternalStore(onPreferences, getPreferences);

// A choice made in one tab holds in all of them.
window.addEventListener("storage", (event) => {
  if (event.key !== STORAGE_KEY) return;
  current = read();
  for (const listener of listeners) listener();
});
