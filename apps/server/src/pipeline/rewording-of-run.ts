import { loadArtifact, saveArtifact } from "../artifacts/index.ts";
import type { AnswerCache, RewordingServices, Subject } from "../features/rewording/index.ts";
import type { Run } from "./run.ts";

/** Paid answers are kept with the job: a run that is taken up again finds them. */
const answersOf = (run: Run): AnswerCache => ({
  load: (name) => loadArtifact(run.db, run.job.id, name),
  save: (name, value) => run.write((tx) => saveArtifact(tx, run.job.id, name, value)),
});

export const rewordingServicesOf = (run: Run): RewordingServices => ({
  db: run.db,
  models: run.models,
  answers: answersOf(run),
});

export const subjectOf = ({ job, signal }: Pick<Run, "job" | "signal">): Subject => ({
  jobId: job.id,
  domain: job.domain,
  signal,
});
