import { useState } from "react";
import type { TaskGroup } from "./arrange-tasks.ts";

/** A task that has just gone to another group, and where it stood. */
export interface Fold {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly at: number;
}

interface Seen {
  readonly order: string;
  readonly places: ReadonlyMap<string, Omit<Fold, "id">>;
  readonly folds: readonly Fold[];
}

const placesOf = (groups: readonly TaskGroup[]): Seen["places"] =>
  new Map(
    groups.flatMap(({ key, actions }) => actions.map(({ id, title }, at) => [id, { title, group: key, at }] as const)),
  );

/** The tasks that left their group because of a change made here, until each has folded away. */
export function useFolds(groups: readonly TaskGroup[], changes: ReadonlyMap<string, unknown>) {
  const [seen, setSeen] = useState<Seen>(() => ({ order: "", places: placesOf(groups), folds: [] }));
  const order = groups.map(({ key, actions }) => [key, ...actions.map(({ id }) => id)].join(" ")).join("\n");
  const places = placesOf(groups);
  const left = [...seen.places].filter(([id, { group }]) => (places.get(id) ?? { group }).group !== group);
  if (order !== seen.order) {
    const folds = left.filter(([id]) => changes.has(id)).map(([id, place]) => ({ id, ...place }));
    setSeen({ order, places, folds });
  }
  const drop = (id: string): void => setSeen((now) => ({ ...now, folds: now.folds.filter((fold) => fold.id !== id) }));
  return { folds: seen.folds, drop };
}
