import { homedir } from "node:os";
import { join } from "node:path";
import { engineVersion } from "@audit/engine";
import { createMcpServer } from "@audit/mcp";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { EXIT } from "../exit-codes.ts";
import { openAuditFolder } from "../mcp/audit-folder.ts";
import { createLocalBackend } from "../mcp/local-backend.ts";
import { createRunningAudits, type MakeRequest } from "../mcp/run-audits.ts";
import { createVerifyTask } from "../mcp/verify-local.ts";
import type { Arguments } from "../read-arguments.ts";
import { redactor } from "../redact.ts";
import { makeRequest } from "../settings/make-request.ts";
import { readSettings } from "../settings/read-settings.ts";
import { UsageError } from "../usage-error.ts";

const DEFAULT_FOLDER = join(process.env["XDG_DATA_HOME"] ?? join(homedir(), ".local", "share"), "seo-audit");

/**
 * Speaks the Model Context Protocol on standard input and output, for an assistant on this machine, until the input ends.
 * Standard output is the protocol's alone.
 * @returns the exit status
 */
export async function mcp({ values, positionals }: Arguments): Promise<number> {
  if (positionals.length > 0) throw new UsageError("mcp takes no address: the assistant names the sites.");
  const settings = await readSettings(values.config);
  const make: MakeRequest = async (url, { maxPages, pages, rules }) => {
    const bounds = maxPages === undefined ? {} : { "max-pages": String(maxPages) };
    const chosen = rules === undefined ? {} : { rules: rules.join(",") || "none" };
    const { urls: _listed, ...others } = values;
    const listed = pages === undefined ? settings : { ...settings, urls: [...pages] };
    const asked = { ...(pages === undefined ? values : others), ...bounds, ...chosen };
    const { audit, secrets } = await makeRequest(url, asked, listed);
    return { audit, redact: redactor(secrets) };
  };
  const folder = openAuditFolder(values.folder ?? DEFAULT_FOLDER);
  const running = createRunningAudits(folder, make);
  const server = createMcpServer(
    createLocalBackend({ folder, running, verify: createVerifyTask(make) }),
    engineVersion,
  );
  const over = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
    process.stdin.once("close", resolve);
    server.server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport());
  await over;
  running.close();
  await server.close();
  return EXIT.done;
}
