import type { Log as AuditLog } from "@audit/engine/process";
import { pino, stdTimeFunctions, type LogFn, type Logger } from "pino";
import { boundRepeats } from "./log-repeats.ts";

export type Log = Logger;

const WARN = 40;

/** What makes two lines tell the same: the sentence, and the kind of the fault below it. */
function kindOf([first, sentence]: readonly unknown[]): string {
  const fault = typeof first === "object" && first !== null && "err" in first ? first.err : null;
  const kind = fault instanceof Error ? `${fault.name} ${"code" in fault ? String(fault.code) : fault.message}` : "";
  return `${typeof sentence === "string" ? sentence : String(first)} ${kind}`;
}

/**
 * Structured log on standard output, one JSON line per event. Nothing secret is passed to it in the first place.
 * @param version of the build, said in every line
 */
export function createLog(level: string, version?: string): Log {
  const leftOutBefore = boundRepeats();
  return pino({
    level,
    hooks: {
      logMethod(args, method, weight) {
        const leftOut = weight < WARN ? 0 : leftOutBefore(kindOf(args));
        if (leftOut === null) return;
        const [first, ...rest] = args;
        const counted = leftOut > 0 && typeof first === "object" ? { ...(first as object), leftOut } : first;
        method.apply(this, [counted, ...rest] as Parameters<LogFn>);
      },
    },
    base: version === undefined ? null : { version },
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: ["authorization", "cookie", "password", "token", "*.authorization", "*.cookie", "*.password", "*.token"],
      censor: "[hidden]",
    },
  });
}

/** Lines of an audit as lines of the server, each with what it belongs to. */
export const auditLog =
  (log: Log, belongsTo: Readonly<Record<string, string>>): AuditLog =>
  ({ level, reason, details, ...line }) =>
    log[level]({ ...belongsTo, ...line, ...details }, reason);
