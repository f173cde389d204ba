import { spawn } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "yaml";
import { startFixtureShop } from "@audit/testkit";
import { packTerminal } from "./pack-terminal.ts";

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

type Values = Readonly<Record<string, string>>;

/**
 * `npm run task pipelines-lab`: packs the terminal command and runs the steps of both pipeline templates as they stand in
 * their files, in an empty folder, against a shop and fakes of both services; twice, so that a comment is brought up to date.
 */
export async function pipelinesLab(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pipelines-lab-"));
  const shop = await startFixtureShop();
  const service = await startComments();
  try {
    packTerminal([folder]);
    const [packed = ""] = globSync(join(folder, "*.tgz"));
    const settings = { url: shop.url, allowHosts: [shop.host], rate: 0 };
    for (const name of ["github", "gitlab"]) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, "audit.config.json"), JSON.stringify(settings));
      for (const round of [1, 2]) {
        const baseline = round === 2 ? "baseline.json" : "";
        const where = join(folder, name);
        const run = name === "github" ? runAction : runJob;
        const status = await run({ where, packed, baseline, service: service.url });
        console.log(`${name}, run ${round}: status ${status}, ${service.comments.length} comments`);
        cpSync(join(where, "seo-audit.json"), join(where, "baseline.json"));
      }
      const [comment, ...more] = service.comments.splice(0);
      const isUpToDate = more.length === 0 && comment?.body.includes("Nothing new.") === true;
      if (!isUpToDate) process.exitCode = 1;
      console.log(`${name}: ${isUpToDate ? "one comment, up to date" : "the comment is not what it should be"}`);
    }
  } finally {
    await shop.close();
    service.close();
    rmSync(folder, { recursive: true });
  }
}

interface Run {
  readonly where: string;
  readonly packed: string;
  readonly baseline: string;
  readonly service: string;
}

/** Runs the steps that are commands of our own; those of others are named. @returns the status of the last one */
async function runAction({ where, packed, baseline, service }: Run): Promise<number> {
  const action = parse(readFileSync("integrations/github/action.yml", "utf8")) as Action;
  const defaults = Object.entries(action.inputs).map(([name, input]) => [`inputs.${name}`, input.default]);
  const known: Record<string, string> = {
    ...Object.fromEntries(defaults),
    "inputs.package": packed,
    "inputs.baseline": baseline,
    "inputs.fail-on": baseline === "" ? "high" : "new",
    "inputs.arguments": "--quiet",
    "inputs.token": "token",
    "github.event_name": "pull_request",
  };
  const event = join(where, "event.json");
  writeFileSync(event, JSON.stringify({ pull_request: { number: 7 } }));
  const output = join(where, "output.txt");
  const base = {
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: "me/shop",
    GITHUB_API_URL: service,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: join(where, "summary.md"),
  };
  let status = 0;
  for (const step of action.runs.steps) {
    if (step.run === undefined) console.log(`  ${step.uses}: not ours, left out`);
    if (step.run === undefined || (step.if !== undefined && !holds(filled(step.if, known)))) continue;
    writeFileSync(output, "");
    const own = Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value, known)]);
    status = await command("bash", step.run, where, { ...base, ...Object.fromEntries(own) }, step.name ?? "");
    for (const line of readFileSync(output, "utf8").split("\n").filter(Boolean)) {
      const [name = "", value = ""] = line.split("=");
      known[`steps.${step.id}.outputs.${name}`] = value;
    }
  }
  return status;
}

function runJob({ where, packed, baseline, service }: Run): Promise<number> {
  const template = parse(readFileSync("integrations/gitlab/seo-audit.gitlab-ci.yml", "utf8")) as {
    readonly variables: Values;
    readonly "seo-audit": { readonly script: readonly string[] };
  };
  const variables = {
    ...template.variables,
    SEO_AUDIT_PACKAGE: packed,
    SEO_AUDIT_BASELINE: baseline,
    SEO_AUDIT_FAIL_ON: baseline === "" ? "high" : "new",
    SEO_AUDIT_GITLAB_TOKEN: "token",
    GITLAB_CI: "true",
    CI_MERGE_REQUEST_IID: "7",
    CI_PROJECT_ID: "1",
    CI_API_V4_URL: service,
  };
  return command("sh", template["seo-audit"].script.join("\n"), where, variables, "script");
}

const filled = (template: string, known: Values): string =>
  template.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, words: string) =>
    words.replaceAll(/[a-z_]+(?:\.[\w-]+)+/g, (name) => known[name] ?? ""),
  );

/** Conditions of the kind that the action has: comparisons joined by "and". */
const holds = (condition: string): boolean =>
  condition.split("&&").every((part) => {
    const [, left = "", sign, right = ""] = /^\s*(\S+)\s*(==|<)\s*(\S+)\s*$/.exec(part) ?? [];
    const bare = (value: string): string => value.replaceAll("'", "");
    return sign === "<" ? Number(left) < Number(right) : bare(left) === bare(right);
  });

/** Runs a script as a runner does. @returns its status */
async function command(shell: string, script: string, where: string, env: Values, name: string): Promise<number> {
  const started = performance.now();
  const child = spawn(shell, ["-e", "-c", script], { cwd: where, env: { ...process.env, ...env } });
  const [faults, ended] = await Promise.all([
    text(child.stderr),
    new Promise<number>((done) => child.once("close", (code) => done(code ?? 1))),
    text(child.stdout),
  ]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`  ${name}: status ${ended}, ${seconds} s${ended > 1 ? `\n${faults}` : ""}`);
  return ended;
}

interface Comment {
  readonly id: number;
  body: string;
}

/** What both services have in common for our purpose: a list of comments that is added to and changed. */
async function startComments(): Promise<{ url: string; comments: Comment[]; close(): void }> {
  const comments: Comment[] = [];
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const body = sent === "" ? "" : (JSON.parse(sent) as { body: string }).body;
    const id = Number(/\/(\d+)$/.exec(request.url ?? "")?.[1]);
    const found = comments.find((comment) => comment.id === id);
    if (request.method === "POST") comments.push({ id: comments.length + 100, body });
    else if (found && request.method !== "GET") found.body = body;
    response.end(JSON.stringify(request.method === "GET" ? comments : (found ?? comments.at(-1))));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, comments, close: () => void server.close() };
}
