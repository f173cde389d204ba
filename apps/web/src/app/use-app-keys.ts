import { isSingleKey, useKeys } from "../components/use-keys.ts";

export interface AppKeys {
  /** Ctrl or Cmd with K, also while typing. */
  readonly onPalette: () => void;
  /** The question mark. */
  readonly onHelp: () => void;
}

/** Keys that mean the same on every page; a single one is silent while the reader types or has switched them off. */
export function useAppKeys(enabled: boolean, singles: boolean, keys: AppKeys): void {
  useKeys(enabled, (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isPalette = key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
    if (isPalette) keys.onPalette();
    else if (key === "?" && singles && isSingleKey(event)) keys.onHelp();
    else return false;
    return true;
  });
}
