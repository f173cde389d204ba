import type { AuditSources, FieldVitals, SearchPerformance } from "@audit/engine/process";
import { readFieldVitals, readSearchPerformance, type Connecting } from "../features/connections/index.ts";
import type { Db, JobRow, Tx } from "../platform/database/index.ts";
import { FIELD_VITALS, SEARCH } from "./artifact-names.ts";
import { loadArtifact, saveArtifact } from "./artifact-store.ts";

interface Job {
  readonly job: Pick<JobRow, "id" | "user_id">;
  readonly signal: AbortSignal;
  write(change: (tx: Tx) => Promise<void>): Promise<void>;
}

/** The sources of one job. What was asked once is kept with it, so that it is judged alike however often it is resumed. */
export function sourcesOf(connecting: Connecting, { job, signal, write }: Job): AuditSources {
  const kept = async <T>(name: string, ask: () => Promise<T>): Promise<T> => {
    const known = await loadArtifact(connecting.db, job.id, name);
    if (known !== null) return known as T;
    const answer = await ask();
    signal.throwIfAborted();
    await write((tx) => saveArtifact(tx, job.id, name, answer));
    return answer;
  };
  return {
    fieldVitals: (wanted) => kept<FieldVitals>(FIELD_VITALS, () => readFieldVitals(connecting, wanted, signal)),
    searchPerformance: (home) =>
      kept<SearchPerformance>(SEARCH, () => readSearchPerformance(connecting, { userId: job.user_id, home }, signal)),
  };
}

/** What was kept of a job's clicks; null for a job that never asked. */
export const loadSearch = async (db: Db, jobId: string): Promise<SearchPerformance | null> =>
  (await loadArtifact(db, jobId, SEARCH)) as SearchPerformance | null;
