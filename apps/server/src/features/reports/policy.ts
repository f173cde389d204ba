import type { ActionRow, Db } from "../../platform/database/index.ts";
import { listShownActions } from "../actions/index.ts";

/** What the owner may see of a plan, and so of the report behind it. */
export interface View {
  readonly preview: boolean;
  /** Ranked; in a preview the first few. */
  readonly actions: readonly ActionRow[];
}

/** The one place that decides between the full report and a preview. */
export const viewOf = async (db: Db, jobId: string): Promise<View> => ({
  preview: false,
  actions: await listShownActions(db, jobId),
});

/** In a preview a finding keeps its evidence only when a visible action mends it. */
export const isLocked = ({ preview, actions }: View, rule: string): boolean =>
  preview && !actions.some((action) => action.rule === rule);
