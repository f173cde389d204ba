import type { Action } from "@audit/contract";
import { useState } from "react";

export interface Selection {
  /** Of the tasks that are shown, those that are chosen, in their order. */
  readonly chosen: readonly Action[];
  readonly has: (id: string) => boolean;
  /** Chooses a task or lets it go; with `range`, all from the one chosen last to it. */
  readonly toggle: (id: string, range: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

/** Which tasks the next command is for. What a filter hides is not among them. */
export function useSelection(visible: readonly Action[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const toggle = (id: string, range: boolean): void => {
    const next = new Set(ids);
    const [from, to] = [last, id].map((one) => visible.findIndex((action) => action.id === one));
    if (range && from !== undefined && to !== undefined && from >= 0)
      for (const action of visible.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(action.id);
    else if (!next.delete(id)) next.add(id);
    setIds(next);
    setLast(id);
  };
  return {
    chosen: visible.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle,
    chooseAll: () => setIds(new Set(visible.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
