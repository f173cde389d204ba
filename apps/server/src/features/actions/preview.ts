import { limits } from "@audit/contract";
import type { ActionHead } from "./store.ts";

const IMPACTS = ["high", "medium", "low"] as const;

/** The actions that a preview shows, everywhere the same: by impact, then priority, then id. */
export const previewOf = <A extends Pick<ActionHead, "id" | "impact" | "priority">>(actions: readonly A[]): A[] =>
  actions
    .toSorted(
      (a, b) =>
        IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact) || b.priority - a.priority || (a.id < b.id ? -1 : 1),
    )
    .slice(0, limits.actionsInPreview);
