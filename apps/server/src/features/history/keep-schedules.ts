import { runDueSchedules, type ScheduleServices } from "./run-due.ts";

const EVERY_MS = 60_000;

/** Starts audits when their time has come; any number of processes may do it. @returns stops it. */
export function keepSchedules(services: ScheduleServices): () => Promise<void> {
  let working: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    working = working
      .then(() => runDueSchedules(services, new Date()))
      .catch((error: unknown) => services.log.error({ err: error }, "scheduled audits could not be started"));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
