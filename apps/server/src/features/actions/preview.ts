import { limits } from "@audit/contract";
import type { ActionRow } from "../../platform/database/index.ts";

const IMPACTS = ["high", "medium", "low"] as const;

/** The actions that a preview shows, everywhere the same: by impact, then priority, then id. */
export const previewOf = (actions: readonly ActionRow[]): ActionRow[] =>
  actions
    .toSorted(
      (a, b) =>
        IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact) || b.priority - a.priority || (a.id < b.id ? -1 : 1),
    )
    .slice(0, limits.actionsInPreview);
