import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openAudit, writeAudit, type AuditFrame } from "@audit/engine";
import { showProgress } from "./show-progress.ts";
import { summarise } from "./summarise.ts";
import type { TerminalRequest } from "./read-arguments.ts";

/**
 * Runs one audit here, with live progress on stderr and the summary on stdout; writes the files asked for.
 * @throws AuditFailed when the address can't be audited.
 */
export async function auditInTerminal({ audit: request, jsonFile, outFolder, quiet }: TerminalRequest): Promise<void> {
  const audit = openAudit(request);
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
    console.log(summarise(result, warnings));
  } finally {
    progress.done();
    await audit.close();
  }
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

function writeReport(folder: string, { report }: AuditFrame): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, markdown] of Object.entries(report)) writeFileSync(join(folder, name), markdown);
}
