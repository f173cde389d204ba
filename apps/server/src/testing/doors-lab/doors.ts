import { copyFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { addNoticeTarget, createSheetAddress, listTrafficTables, testNoticeTarget } from "@audit/contract";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { blocksOf, indentedOf, ROOT } from "../doc-blocks.ts";
import { waitFor } from "../wait-for.ts";
import { runHere, startHere, type Ground } from "./ground.ts";

/** One way in, walked as its page of the documentation says. @throws where a step does not do what the page says */
export type Door = (ground: Ground) => Promise<void>;

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const environmentOf = ({ url, token, shop }: Ground): Record<string, string> => ({
  AUDIT_URL: url,
  AUDIT_TOKEN: token,
  SITE: shop,
});

const api: Door = async (ground) => {
  const script = blocksOf("api.md", "sh run").join("\n");
  const args = ["-euo", "pipefail", "-c", ground.own(script)];
  const { out } = await runHere(ground.folder("api"), "bash", args, { env: environmentOf(ground) });
  expectThat(out.includes("in-progress"), `the examples of the API printed ${out}`);
};

const client: Door = async (ground) => {
  const folder = ground.folder("client");
  await runHere(folder, "npm", ["install", "--loglevel", "error", ground.packed.client]);
  writeFileSync(join(folder, "audit.mjs"), blocksOf("client.md", "js run")[0] ?? "");
  const { out } = await runHere(folder, process.execPath, ["audit.mjs"], { env: environmentOf(ground) });
  expectThat(/^completed \d+$/m.test(out) && out.includes("404 NOT_FOUND"), `the client's example printed ${out}`);
};

interface Named {
  readonly mcpServers: {
    readonly "seo-audit": {
      readonly url?: string;
      readonly headers?: Record<string, string>;
      readonly command?: string;
      readonly args?: string[];
      readonly cwd?: string;
    };
  };
}

const settingsFor = (ground: Ground, nth: number): Named["mcpServers"]["seo-audit"] =>
  (JSON.parse(ground.own(blocksOf("mcp.md", "json")[nth] ?? "")) as Named).mcpServers["seo-audit"];

/** What an assistant does: looks which tools there are, audits, takes the first task and reads why. */
async function workAsAssistant(assistant: Client, site: string): Promise<void> {
  const use = async (name: string, input: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const patience = { timeout: 180_000, onprogress: () => {}, resetTimeoutOnProgress: true };
    const answer = await assistant.callTool({ name, arguments: input }, undefined, patience);
    if (answer.isError) throw new Error(`${name}: ${JSON.stringify(answer.content).slice(0, 500)}`);
    return answer.structuredContent as Record<string, unknown>;
  };
  const { tools } = await assistant.listTools();
  expectThat(tools.length >= 13, `${tools.length} tools`);
  const { state, audit } = await use("audit_site", { url: site, max_pages: 20, wait_seconds: 170 });
  expectThat(state === "finished", `the audit is ${String(state)}`);
  const { tasks } = (await use("get_plan", { audit, limit: 1 })) as { tasks: { task: string }[] };
  const { patches, problem } = await use("get_task", { audit, task: tasks[0]?.task });
  expectThat(problem !== undefined && patches !== undefined, "a task has neither problem nor patches");
  const { messages } = await assistant.getPrompt({ name: "fix-the-next-task", arguments: {} });
  expectThat(messages.length > 0, "the prompt is empty");
  await assistant.close();
}

const mcpByHttp: Door = async (ground) => {
  const { url = "", headers = {} } = settingsFor(ground, 0);
  const assistant = new Client({ name: "newcomer", version: "1" });
  await assistant.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  await workAsAssistant(assistant, ground.shop);
};

const mcpInCheckout: Door = async (ground) => {
  await runHere(ROOT, "npm", ["run", "-s", "mcp"]);
  const { command = "", args = [], cwd = "" } = settingsFor(ground, 1);
  const assistant = new Client({ name: "newcomer", version: "1" });
  const more = ["--", "--folder", ground.folder("mcp"), "--allow-host", new URL(ground.shop).host, "--rate", "0"];
  await assistant.connect(new StdioClientTransport({ command, args: [...args, ...more], cwd }));
  await workAsAssistant(assistant, ground.shop);
};

const inspector: Door = async () => {
  const [line = ""] = indentedOf("mcp.md", "Try it");
  const { out } = await runHere(ROOT, "bash", ["-c", line.replace("npx ", "npx --yes ")]);
  expectThat(
    (JSON.parse(out) as { tools: unknown[] }).tools.length >= 13,
    `the inspector printed ${out.slice(0, 300)}`,
  );
};

/** Commands whose answer may be that not all is well, by the page's table of statuses. */
const MAY_SAY_NO = /^seo-audit (verify|doctor)|--fail-on|doctor$/;

const terminal: Door = async (ground) => {
  const folder = ground.folder("terminal");
  copyFileSync(ground.packed.terminal, join(folder, basename(ground.packed.terminal)));
  const packed = `npx --yes ./${basename(ground.packed.terminal)} doctor`;
  await runHere(folder, "bash", ["-c", packed], { fine: [0, 1] });
  await runHere(folder, "npm", ["install", "--loglevel", "error", ground.packed.terminal]);
  const env = { PATH: `${join(folder, "node_modules/.bin")}:${process.env["PATH"]}` };
  const run = async (line: string): Promise<string> => {
    const fine = MAY_SAY_NO.test(line) ? [0, 1] : [0];
    return (await runHere(folder, "bash", ["-c", ground.own(line)], { env, fine })).out;
  };
  for (const line of (indentedOf("terminal.md")[0] ?? "").split("\n")) {
    if (line.includes("before.json"))
      for (const name of ["before.json", "after.json"]) copyFileSync(join(folder, "audit.json"), join(folder, name));
    await run(line);
  }
  for (const line of (indentedOf("terminal.md", "In a pipeline")[0] ?? "").split("\n").filter(Boolean)) await run(line);
  for (const line of (indentedOf("terminal.md", "Completion")[0] ?? "").split("\n"))
    await run(line.replace(/\| source$/, "> completion.fish"));
  for (const form of ["xlsx", "jsonl", "proposals", "redirects-nginx"])
    await run(`seo-audit export audit.json --as ${form} --output ${form}.out`);
};

const webhook: Door = async (ground) => {
  const folder = ground.folder("webhook");
  await runHere(folder, "npm", ["install", "--loglevel", "error", "standardwebhooks"]);
  writeFileSync(join(folder, "receiver.mjs"), blocksOf("notices.md", "js run")[0] ?? "");
  const body = {
    kind: "webhook" as const,
    name: "Mine",
    events: ["audit.finished" as const],
    address: ground.receiver,
  };
  const { target, secret } = (await ground.call(addNoticeTarget, { body })).data;
  const { port } = new URL(ground.receiver);
  const program = startHere(folder, "receiver.mjs", { WEBHOOK_SECRET: secret ?? "", PORT: port });
  try {
    await waitFor("the receiver", async () => {
      const answer = await fetch(ground.receiver, { method: "POST" }).catch(() => null);
      return answer?.status === 401;
    });
    await ground.call(testNoticeTarget, { params: { id: target.id } });
    await waitFor("the event", async () => program.printed().includes("notice.test"), 20_000);
  } finally {
    program.end();
  }
};

const sheet: Door = async (ground) => {
  const body = { table: "plan" as const };
  const { address } = (await ground.call(createSheetAddress, { params: { id: ground.jobId }, body })).data;
  const [formula = ""] = indentedOf("data-out.md", "Google Sheets");
  const shape = new RegExp(`^=IMPORTDATA\\("${ground.url}/csv/`);
  expectThat(shape.test(ground.own(formula)), `the page shows ${formula}`);
  expectThat(address.startsWith(`${ground.url}/csv/`), `the address is ${address}`);
  const rows = (await (await fetch(address)).text()).trim().split("\r\n");
  expectThat(rows.length > 3, `the sheet holds ${rows.length} rows`);
};

const traffic: Door = async (ground) => {
  const folder = ground.folder("traffic");
  writeFileSync(join(folder, "Pages.csv"), `Page,Sessions\n${new URL("/products/nail-brush", ground.shop).href},12\n`);
  const script = blocksOf("data-in.md", "sh run").map((block) => ground.own(block));
  await runHere(folder, "bash", ["-euo", "pipefail", "-c", script.join("\n")], { env: environmentOf(ground) });
  const { tables } = (await ground.call(listTrafficTables, {})).data;
  expectThat(tables[0]?.pages === 1, `the tables are ${JSON.stringify(tables)}`);
};

export const doors: Readonly<Record<string, Door>> = {
  api,
  client,
  "mcp by http": mcpByHttp,
  "mcp in a checkout": mcpInCheckout,
  "mcp inspector": inspector,
  "terminal package": terminal,
  "webhook receiver": webhook,
  "sheet import": sheet,
  "tables and lists brought": traffic,
};
