import type { Log as AuditLog } from "@audit/engine/process";
import { pino, stdTimeFunctions, type Logger } from "pino";

export type Log = Logger;

/** Structured log on standard output, one JSON line per event. Nothing secret is passed to it in the first place. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
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
