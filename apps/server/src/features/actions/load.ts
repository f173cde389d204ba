import type { ActionRow, Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { previewOf } from "./preview.ts";
import { findOwnAction, listOwnAnalyses, listShownActions, type AnalysisQuery } from "./store.ts";

export interface ActionServices {
  readonly db: Db;
  /** How much of a domain's analyses the account may see at this moment. */
  readonly accessOf: (userId: string, domain: string) => Promise<"full" | "preview">;
}

interface LoadedPlan {
  /** Only what may be seen. */
  readonly actions: ActionRow[];
  readonly summary: string | null;
  readonly isPreview: boolean;
  readonly total: number;
}

/** The plan a query means: the named job's, else the latest analysis that fits. @throws Problem NOT_FOUND. */
export async function loadPlan(
  { db, accessOf }: ActionServices,
  userId: string,
  query: AnalysisQuery,
): Promise<LoadedPlan> {
  const [analysis] = await listOwnAnalyses(db, userId, query);
  if (!analysis) throw new Problem("NOT_FOUND");
  const job = await loadOwnJob(db, userId, analysis.job_id);
  const all = await listShownActions(db, job.id);
  const isPreview = (await accessOf(userId, job.domain)) === "preview";
  return {
    actions: isPreview ? inRankOrder(previewOf(all)) : all,
    summary: job.executive_summary,
    isPreview,
    total: all.length,
  };
}

const inRankOrder = (actions: readonly ActionRow[]): ActionRow[] => actions.toSorted((a, b) => a.rank - b.rank);

/** Refuses an own action that the account may not see now. @throws Problem NOT_FOUND, for a stranger's as for none. */
export async function requireVisible(
  { db, accessOf }: ActionServices,
  userId: string,
  actionId: string,
): Promise<void> {
  const own = await findOwnAction(db, userId, actionId);
  if (!own) throw new Problem("NOT_FOUND");
  const job = await loadOwnJob(db, userId, own.job_id);
  if ((await accessOf(userId, job.domain)) === "full") return;
  const shown = previewOf(await listShownActions(db, own.job_id));
  if (!shown.some(({ id }) => id === actionId)) throw new Problem("NOT_FOUND");
}
