import type { Plan, Report } from "@audit/engine/process";
import {
  DRAFTS,
  loadArtifact,
  loadRewordingBy,
  packArtifact,
  REPORT,
  requireBuiltInPlan,
  requirePlan,
  saveManyBytes,
  saveRewording,
} from "../../artifacts/index.ts";
import { draftActions } from "../../features/actions/index.ts";
import { wordableSentences, rewordActions } from "../../features/rewording/index.ts";
import { rewordingServicesOf, subjectOf } from "../rewording-of-run.ts";
import type { Run } from "../run.ts";

/** Words the recommendations and keeps the best as drafts of the action list. */
export async function recommend(run: Run): Promise<void> {
  if (run.models.writer !== null) await askForRewording(run, run.models.writer);
  const plan = await requirePlan(run.db, run.job.id);
  const drafts = draftActions(run.job, plan.actions);
  const packed = new Map([[DRAFTS, await packArtifact(drafts)]]);
  await run.write((tx) => saveManyBytes(tx, run.job.id, packed));
}

async function askForRewording(run: Run, writer: string): Promise<void> {
  const plan = await requireBuiltInPlan(run.db, run.job.id);
  const rewording = await loadRewordingBy(run.db, run.job.id, writer);
  const sentences = await sentencesToWord(run, plan);
  const actions = await rewordActions(rewordingServicesOf(run), { about: rewording.about, sentences }, subjectOf(run));
  run.signal.throwIfAborted();
  await run.write((tx) => saveRewording(tx, run.job.id, { ...rewording, actions }));
}

/** Only what the rules themselves say; what was seen on a page stays as it was seen. */
async function sentencesToWord(run: Run, plan: Plan): Promise<readonly string[]> {
  const report = (await loadArtifact(run.db, run.job.id, REPORT)) as Report | null;
  const why = new Map(report?.findings.map((finding) => [finding.rule, finding.why]));
  return wordableSentences(plan.actions, (rule) => why.get(rule) ?? "");
}
