import * as calls from "@audit/contract";
import type { Action, Client } from "@audit/contract";

/** The newest finished audit, where none is named. */
export async function chosenAudit(call: Client, audit: string | undefined): Promise<string> {
  if (audit !== undefined) return audit;
  const [newest] = (await call(calls.listAnalyses, { query: {} })).analyses;
  if (newest === undefined) throw new Error("There is no finished audit yet. Begin one with audit_site.");
  return newest.jobId;
}

/** The plan of an audit, ranked. */
export const readActions = async (call: Client, audit: string): Promise<readonly Action[]> =>
  (await call(calls.listActions, { query: { jobId: audit } })).actions;
