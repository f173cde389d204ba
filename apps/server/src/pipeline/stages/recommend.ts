import type { Plan, Report } from "@audit/engine/process";
import { draftActions } from "../../features/actions/index.ts";
import { wordableSentences, wordActions } from "../../features/words/index.ts";
import { REPORT } from "../artifact-names.ts";
import { loadArtifact, saveArtifact } from "../artifact-store.ts";
import { DRAFTS } from "../drafts.ts";
import { requireBuiltInPlan, requirePlan } from "../plan.ts";
import type { Run } from "../run.ts";
import { saveWords, subjectOf, wordingOf, wordsSoFar } from "../words.ts";

/** Words the recommendations and keeps the best as drafts of the action list. */
export async function recommend(run: Run): Promise<void> {
  if (run.models.writer !== null) await findWords(run, run.models.writer);
  const plan = await requirePlan(run.db, run.job.id);
  const drafts = draftActions(run.job, plan.actions);
  await run.write((tx) => saveArtifact(tx, run.job.id, DRAFTS, drafts));
}

async function findWords(run: Run, writer: string): Promise<void> {
  const plan = await requireBuiltInPlan(run.db, run.job.id);
  const words = await wordsSoFar(run.db, run.job.id, writer);
  const sentences = await sentencesToWord(run, plan);
  const actions = await wordActions(wordingOf(run), { about: words.about, sentences }, subjectOf(run));
  run.signal.throwIfAborted();
  await run.write((tx) => saveWords(tx, run.job.id, { ...words, actions }));
}

/** Only what the rules themselves say; what was seen on a page stays as it was seen. */
async function sentencesToWord(run: Run, plan: Plan): Promise<readonly string[]> {
  const report = (await loadArtifact(run.db, run.job.id, REPORT)) as Report | null;
  const why = new Map(report?.findings.map((finding) => [finding.rule, finding.why]));
  return wordableSentences(plan.actions, (rule) => why.get(rule) ?? "");
}
