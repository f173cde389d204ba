import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openAudit, type AuditJson } from "@audit/engine";
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
    const result = await audit.json();
    progress.done();
    if (jsonFile !== null) writeFileSync(jsonFile, `${JSON.stringify(result)}\n`);
    if (outFolder !== null) writeReport(outFolder, result);
    console.log(summarise(result, warnings));
  } finally {
    progress.done();
    await audit.close();
  }
}

function writeReport(folder: string, { report }: AuditJson): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, markdown] of Object.entries(report)) writeFileSync(join(folder, name), markdown);
}
