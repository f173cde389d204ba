import { appendFileSync, closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesCsv } from "@audit/contract";
import { openAudit, writeAudit, type AuditFrame, type Log } from "@audit/engine";
import { printExplanation } from "./print-explanation.ts";
import { showProgress } from "./show-progress.ts";
import { summarise } from "./summarise.ts";
import type { TerminalRequest } from "./read-arguments.ts";

/**
 * Runs one audit here, with live progress on stderr and the summary on stdout; writes the files asked for.
 * @throws AuditFailed when the address can't be audited.
 */
export async function auditInTerminal({ audit: request, ...wanted }: TerminalRequest): Promise<void> {
  const { jsonFile, outFolder, logFile, explained, quiet } = wanted;
  const audit = openAudit(request, {
    ...(logFile === null ? {} : { log: logTo(logFile) }),
    ...(explained === null ? {} : { explained }),
  });
  const progress = showProgress(process.stderr, quiet);
  try {
    await audit.crawl(progress.update);
    progress.stage("Judging");
    const { warnings } = await audit.judge();
    progress.stage("Planning");
    const result = await audit.frame();
    progress.done();
    if (jsonFile !== null) writeJson(jsonFile, result);
    if (outFolder !== null) writeReport(outFolder, result);
    console.log(
      explained === null ? summarise(result, warnings, request.correction) : printExplanation(await audit.explain()),
    );
  } finally {
    progress.done();
    await audit.close();
  }
}

/** Written at once, line by line: what a program that hangs or is killed did last matters most. */
function logTo(path: string): Log {
  writeFileSync(path, "");
  return (line) => appendFileSync(path, `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

/** Characters that are gathered for one write. */
const PIECE = 262_144;

function writeJson(path: string, result: AuditFrame): void {
  const file = openSync(path, "w");
  let gathered = "";
  for (const text of writeAudit(result)) {
    gathered += text;
    if (gathered.length < PIECE) continue;
    writeFileSync(file, gathered);
    gathered = "";
  }
  writeFileSync(file, gathered);
  closeSync(file);
}

function writeReport(folder: string, { report, actions }: AuditFrame): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "changes.csv"), changesCsv(actions));
  for (const [name, markdown] of Object.entries(report)) writeFileSync(join(folder, name), markdown);
}
