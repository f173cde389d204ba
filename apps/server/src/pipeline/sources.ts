import type { AuditSources, FieldVitals, SearchPerformance } from "@audit/engine/process";
import { FIELD_VITALS, loadArtifact, saveArtifact, SEARCH_PERFORMANCE } from "../artifacts/index.ts";
import { readFieldVitals, readSearchPerformance, type Connecting } from "../features/connections/index.ts";
import { readBrought } from "../features/traffic/index.ts";
import type { JobRow, Tx } from "../platform/database/index.ts";

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
      kept<SearchPerformance>(SEARCH_PERFORMANCE, async () => {
        const asked = { userId: job.user_id, home };
        // Whoever brings a table of his own means it.
        return (await readBrought(connecting.db, asked)) ?? readSearchPerformance(connecting, asked, signal);
      }),
  };
}
