import type { Run } from "../run.ts";

/** Opens the audit: an address that can't be read ends the job here. */
export async function start(run: Run): Promise<void> {
  run.audit();
}
