import { setTimeout as sleep } from "node:timers/promises";
import type { Backend } from "./backend.ts";
import type { Audit } from "./shapes.ts";

export const isOver = ({ state }: Audit): boolean => state === "finished" || state === "failed";

interface Waiting {
  readonly seconds: number;
  readonly signal: AbortSignal;
  readonly everyMs: number;
  readonly tell: (audit: Audit) => Promise<void>;
}

/** Follows an audit until it is over, the time is up or nobody waits any more. @returns how it stands then */
export async function waitForAudit(
  backend: Backend,
  begun: Audit,
  { seconds, signal, everyMs, tell }: Waiting,
): Promise<Audit> {
  const until = Date.now() + seconds * 1000;
  let audit = begun;
  await tell(audit);
  while (!isOver(audit) && Date.now() < until && !signal.aborted) {
    await sleep(Math.min(everyMs, Math.max(0, until - Date.now())), undefined, { signal }).catch(() => {});
    audit = await backend.getAudit(audit.audit);
    await tell(audit);
  }
  return audit;
}
