import { isSingleKey, useKeys } from "../../components/use-keys.ts";

export interface TaskKeys {
  /** j and k. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onBack: () => void;
  /** s, c and r: moves the current task if that key is its way on. */
  readonly onMove: (key: string) => void;
  /** x; with Shift all from the last one to this. */
  readonly onSelect: (range: boolean) => void;
  readonly onFilters: () => void;
  readonly onSearch: () => void;
  readonly onExport: () => void;
}

/** Single keys for the task list; silent while the reader types, holds a modifier, or switched them off. */
export function useTaskKeys(enabled: boolean, keys: TaskKeys): void {
  useKeys(enabled, (event) => isSingleKey(event) && run(event.key, keys));
}

/** @returns whether the key meant something */
function run(key: string, keys: TaskKeys): boolean {
  const meanings: Readonly<Record<string, () => void>> = {
    j: () => keys.onStep(1),
    k: () => keys.onStep(-1),
    Escape: keys.onBack,
    s: () => keys.onMove("s"),
    c: () => keys.onMove("c"),
    r: () => keys.onMove("r"),
    x: () => keys.onSelect(false),
    X: () => keys.onSelect(true),
    f: keys.onFilters,
    "/": keys.onSearch,
    e: keys.onExport,
  };
  const act = meanings[key];
  act?.();
  return act !== undefined;
}
