import {
  applyWords,
  isWorded,
  type Kept,
  type SiteWords,
  type Subject,
  type Wording,
} from "../features/words/index.ts";
import type { Plan } from "@audit/engine/process";
import type { Db, Tx } from "../platform/database/index.ts";
import { loadArtifact, saveArtifact } from "./artifact-store.ts";
import { REPORT, WORDS } from "./artifact-names.ts";
import type { Run } from "./run.ts";

export const loadWords = async (db: Db, jobId: string): Promise<SiteWords | null> =>
  (await loadArtifact(db, jobId, WORDS)) as SiteWords | null;

/** Adds to what a model has said so far. */
export async function saveWords(tx: Tx, jobId: string, words: SiteWords): Promise<void> {
  await saveArtifact(tx, jobId, WORDS, words);
}

/** What was said before by the same model; another one's words are not mixed in. */
export async function wordsSoFar(db: Db, jobId: string, writer: string): Promise<SiteWords> {
  const words = await loadWords(db, jobId);
  return words?.writer === writer ? words : { writer, about: "", actions: {}, summary: {} };
}

/** The plan in a model's words, where there are any. */
export async function inWords(db: Db, jobId: string, plan: Plan, words: SiteWords | null): Promise<Plan> {
  if (words === null || !isWorded(words)) return plan;
  const report = (await loadArtifact(db, jobId, REPORT)) as { site: { home: string; finishedAt: string } } | null;
  if (report === null) return plan;
  return applyWords(plan, words, { home: report.site.home, measuredAt: report.site.finishedAt });
}

/** Paid answers are kept with the job: a run that is taken up again finds them. */
const keptBy = (run: Run): Kept => ({
  load: (name) => loadArtifact(run.db, run.job.id, name),
  save: (name, value) => run.write((tx) => saveArtifact(tx, run.job.id, name, value)),
});

export const wordingOf = (run: Run): Wording => ({ db: run.db, models: run.models, kept: keptBy(run) });

export const subjectOf = ({ job, signal }: Pick<Run, "job" | "signal">): Subject => ({
  jobId: job.id,
  domain: job.domain,
  signal,
});
