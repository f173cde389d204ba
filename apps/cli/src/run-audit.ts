import { appendFileSync, writeFileSync } from "node:fs";
import {
  openAudit,
  type AuditFrame,
  type AuditRequest,
  type AuditSources,
  type Log,
  type PageExplanation,
} from "@audit/engine";
import { showProgress } from "./show-progress.ts";

interface RunOptions {
  /** Where each line of the log goes; null for none. */
  readonly logFile: string | null;
  readonly quiet: boolean;
  /** A page whose verdicts are explained. */
  readonly explained?: string;
  /** A table of the owner's that weighs the plan. */
  readonly traffic?: AuditSources["searchPerformance"] | null;
  /** Takes secrets out of what is shown on the way. */
  redact(text: string): string;
}

export interface Ended {
  /** Its pages are made while they are read, so it is of use only within the call. */
  readonly frame: AuditFrame;
  readonly warnings: readonly string[];
  explain(): Promise<PageExplanation>;
}

const NO_FIELD: AuditSources["fieldVitals"] = async () => ({ state: "not-connected", origin: null, pages: [] });

/**
 * Runs one audit here, with progress on standard error, and hands it on while it is open.
 * @throws AuditFailed when the address can't be audited
 */
export async function runAudit<T>(
  request: AuditRequest,
  { logFile, quiet, explained, traffic, redact }: RunOptions,
  use: (ended: Ended) => Promise<T>,
): Promise<T> {
  const audit = openAudit(request, {
    ...(logFile === null ? {} : { log: logTo(logFile, redact) }),
    ...(explained === undefined ? {} : { explained }),
    ...(traffic ? { sources: { fieldVitals: NO_FIELD, searchPerformance: traffic } } : {}),
  });
  const progress = showProgress(process.stderr, quiet, redact);
  try {
    await audit.crawl(progress.update);
    progress.stage("Judging");
    const { warnings } = await audit.judge();
    progress.stage("Planning");
    const frame = await audit.frame();
    progress.done();
    return await use({ frame, warnings, explain: audit.explain });
  } finally {
    progress.done();
    await audit.close();
  }
}

/** Written at once, line by line: what a program that hangs or is killed did last matters most. */
function logTo(path: string, redact: (text: string) => string): Log {
  writeFileSync(path, "");
  return (line) => appendFileSync(path, redact(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`));
}
