import type { Plan, Report } from "@audit/engine/process";
import type { Db, Tx } from "../platform/database/index.ts";
import { applyRewording, isReworded, type SiteRewording } from "./apply-rewording.ts";
import { REPORT, REWORDING } from "./artifact-names.ts";
import { loadArtifact, saveArtifact } from "./artifact-store.ts";

export type { SiteRewording } from "./apply-rewording.ts";

export const loadRewording = async (db: Db, jobId: string): Promise<SiteRewording | null> =>
  (await loadArtifact(db, jobId, REWORDING)) as SiteRewording | null;

/** Keeps all that a model has worded of a job so far. */
export const saveRewording = (tx: Tx, jobId: string, rewording: SiteRewording): Promise<void> =>
  saveArtifact(tx, jobId, REWORDING, rewording);

/** What the same model has worded before; another one's sentences are not mixed in. */
export async function loadRewordingBy(db: Db, jobId: string, writer: string): Promise<SiteRewording> {
  const rewording = await loadRewording(db, jobId);
  return rewording?.writer === writer ? rewording : { writer, about: "", actions: {}, summary: {} };
}

/** The plan with a model's sentences, where there are any. */
export async function withRewording(db: Db, jobId: string, plan: Plan, rewording: SiteRewording | null): Promise<Plan> {
  if (rewording === null || !isReworded(rewording)) return plan;
  const report = (await loadArtifact(db, jobId, REPORT)) as Pick<Report, "site"> | null;
  if (report === null) return plan;
  return applyRewording(plan, rewording, { home: report.site.home, measuredAt: report.site.finishedAt });
}
