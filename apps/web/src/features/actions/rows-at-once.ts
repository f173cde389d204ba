import { useDeferredValue } from "react";
import type { TaskGroup } from "./arrange-tasks.ts";

/** More than a screen shows. */
const AT_ONCE = 30;

/** Height of a row of the table with its line, px: stands for rows that come a moment later. */
export const ROW_HEIGHT = 41;

/**
 * How many tasks of a list are drawn when it appears: those in sight first, all others as soon as nothing else is to do.
 * @param wanted the task that must be there from the beginning, because the focus or the eye goes to it
 */
export function useRowsAtOnce(groups: readonly TaskGroup[], wanted: string | undefined): number {
  const place = groups.flatMap(({ actions }) => actions).findIndex(({ id }) => id === wanted);
  return useDeferredValue(Number.POSITIVE_INFINITY, place < AT_ONCE ? AT_ONCE : Number.POSITIVE_INFINITY);
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
