import { pino, type Logger } from "pino";

export type Log = Logger;

/** Structured log on standard output, one JSON line per event. Nothing secret is passed to it in the first place. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ["authorization", "cookie", "password", "token", "*.authorization", "*.cookie", "*.password", "*.token"],
      censor: "[hidden]",
    },
  });
}
