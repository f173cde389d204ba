import { useEffect, useState } from "react";
import type { TaskGroup } from "./arrange-tasks.ts";

/** Rows that one frame draws without being felt. */
const STEP = 16;

/** Height of a row of the table with its line, px: stands for rows that come a moment later. */
export const ROW_HEIGHT = 41;

interface Drawn {
  readonly ids: readonly string[];
  readonly order: string;
  readonly most: number;
}

/**
 * How many tasks of a list are drawn: those down to the end of the window at once, the others a few in each frame.
 * Begins anew when the order changes or many tasks come back that a filter had hidden.
 * @param wanted the task that must be there from the beginning, because the focus or the eye goes to it
 * @param order what the tasks are sorted and grouped by
 */
export function useRowsAtOnce(groups: readonly TaskGroup[], wanted: string | undefined, order: string): number {
  const ids = groups.flatMap(({ actions }) => actions.map(({ id }) => id));
  const [kept, setDrawn] = useState<Drawn>(() => ({ ids, order, most: rowsInSight(ids, wanted) }));
  const drawn = nextDrawn(kept, { ids, order }, () => rowsInSight(ids, wanted));
  if (drawn !== kept) setDrawn(drawn);
  const { most } = drawn;
  const isAll = most >= ids.length;
  useEffect(() => {
    if (isAll) return;
    let soon: number | undefined;
    const more = (): void => setDrawn((now) => ({ ...now, most: now.most + STEP }));
    // After the frame with the rows before them: a busy browser would else draw them all in one.
    const frame = requestAnimationFrame(() => (soon = window.setTimeout(more)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
    };
  }, [isAll, most]);
  return most;
}

/** @returns `kept` itself when it holds the same tasks in the same order */
export function nextDrawn(kept: Drawn, { ids, order }: Omit<Drawn, "most">, inSight: () => number): Drawn {
  if (order === kept.order && ids.length === kept.ids.length && ids.every((id, index) => id === kept.ids[index]))
    return kept;
  const before = new Set(kept.ids.slice(0, kept.most));
  const come = ids.slice(0, kept.most).filter((id) => !before.has(id)).length;
  // One that moves or comes back is drawn where it stands: nothing else blinks.
  const isNew = order !== kept.order || come > STEP;
  return { ids, order, most: isNew ? inSight() : kept.most };
}

function rowsInSight(ids: readonly string[], wanted: string | undefined): number {
  const place = wanted === undefined ? -1 : ids.indexOf(wanted);
  return Math.max(place + 1, Math.ceil((window.scrollY + window.innerHeight) / ROW_HEIGHT));
}

/** Each group with the first of its tasks, as many as there may be in all. */
export function firstRows(groups: readonly TaskGroup[], most: number): (TaskGroup & { readonly all: number })[] {
  let left = most;
  return groups.map((group) => {
    const actions = group.actions.slice(0, left);
    left -= actions.length;
    return { ...group, actions, all: group.actions.length };
  });
}
