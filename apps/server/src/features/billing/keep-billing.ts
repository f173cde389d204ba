import type { Log } from "../../platform/log.ts";
import { handleEvents, reconcile } from "./events.ts";
import type { Billing } from "./sync.ts";

const EVERY_MS = 15_000;
/** Every ten minutes. */
const RECONCILE_EVERY = 40;

/** Handles events that a killed process left, and asks for those that never came. @returns stops it */
export function keepBilling(billing: Billing, log: Log): () => Promise<void> {
  let rounds = 0;
  let working: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    rounds += 1;
    await (rounds % RECONCILE_EVERY === 1 ? reconcile(billing, log) : handleEvents(billing, log));
  };
  const timer = setInterval(() => {
    working = working.then(round).catch((error: unknown) => log.warn({ err: error }, "billing could not be kept"));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
