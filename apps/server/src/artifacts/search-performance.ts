import type { SearchPerformance } from "@audit/engine/process";
import type { Db } from "../platform/database/index.ts";
import { SEARCH_PERFORMANCE } from "./artifact-names.ts";
import { loadArtifact } from "./artifact-store.ts";

/** What was kept of a job's clicks; null for a job that never asked. */
export const loadSearchPerformance = async (db: Db, jobId: string): Promise<SearchPerformance | null> =>
  (await loadArtifact(db, jobId, SEARCH_PERFORMANCE)) as SearchPerformance | null;
