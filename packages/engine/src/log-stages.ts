import type { Log, LogStage } from "@audit/crawler";
import { AuditFailed } from "./audit.ts";

/** Runs a stage once for all callers, and says in the log when it begins, how long it took and why it failed. */
export function createStages(log: Log, host: string) {
  return function stage<A extends unknown[], T>(
    name: LogStage,
    what: string,
    run: (...args: A) => Promise<T>,
  ): (...args: A) => Promise<T> {
    let outcome: Promise<T> | undefined;
    const logged = async (...args: A): Promise<T> => {
      const startedAt = performance.now();
      const ms = (): number => Math.round(performance.now() - startedAt);
      log({ level: "info", stage: name, host, reason: `${what} begins` });
      try {
        const value = await run(...args);
        log({ level: "info", stage: name, host, reason: `${what} ended`, details: { ms: ms() } });
        return value;
      } catch (error) {
        const level = error instanceof AuditFailed ? "info" : "error";
        log({ level, stage: name, host, reason: `${what} failed`, details: { ms: ms(), error: String(error) } });
        throw error;
      }
    };
    return (...args) => (outcome ??= logged(...args));
  };
}
