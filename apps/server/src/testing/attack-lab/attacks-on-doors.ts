import { createHash, randomBytes } from "node:crypto";
import {
  addNoticeTarget,
  addTracker,
  bringTraffic,
  CallFailed,
  decideConsent,
  createClient,
  getProfile,
  getStatus,
  listJobs,
  listTokens,
  openStream,
  type ProgramScope,
} from "@audit/contract";
import type { Attack, Ground } from "./attacks.ts";
import type { Attacker, Installation } from "./installation.ts";

const REDIRECT = "http://127.0.0.1:9/callback";

const form = async (installed: Installation, path: string, fields: Record<string, string>) => {
  const answer = await fetch(installed.url + path, { method: "POST", body: new URLSearchParams(fields) });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};

async function register(installed: Installation, redirects: readonly string[] = [REDIRECT]): Promise<string> {
  const answer = await installed.send("/oauth/register", JSON.stringify({ redirect_uris: redirects }));
  return ((await answer.json()) as { client_id: string }).client_id;
}

const authorize = (installed: Installation, client: string, other: Record<string, string> = {}): Promise<Response> => {
  const asked = { client_id: client, redirect_uri: REDIRECT, response_type: "code", code_challenge_method: "S256" };
  const query = new URLSearchParams({ ...asked, code_challenge: "x".repeat(43), ...other });
  return fetch(`${installed.url}/oauth/authorize?${query.toString()}`, { redirect: "manual" });
};

/** What a program gets whose user agrees to some scopes. */
async function letIn(installed: Installation, user: Attacker, scopes: ProgramScope[]) {
  const client = await register(installed);
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const screen = await authorize(installed, client, { code_challenge: challenge, scope: "read audit plan" });
  const request = new URL(screen.headers.get("location") ?? "/", installed.url).searchParams.get("request") ?? "";
  const { redirect } = await user.call(decideConsent, { body: { request, scopes } });
  const code = new URL(redirect).searchParams.get("code") ?? "";
  const redeem = (fields: Record<string, string> = {}) =>
    form(installed, "/oauth/token", {
      grant_type: "authorization_code",
      client_id: client,
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
      ...fields,
    });
  return { client, request, redeem };
}

const useTool = (installed: Installation, token: string, name: string, input: object): Promise<Response> =>
  fetch(`${installed.url}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }),
  });

const goBeyondTheScreen: Attack = async ({ installed, site }) => {
  const user = await installed.attacker();
  const { redeem, request } = await letIn(installed, user, ["read"]);
  const stolen = [
    await redeem({ client_id: await register(installed) }),
    await redeem({ code_verifier: "y".repeat(43) }),
    await redeem({ resource: `${site.url}mcp` }),
  ];
  if (stolen.some(({ status }) => status < 400)) return "a code was redeemed by who does not know its origin";
  const { body } = await redeem({ scope: "read audit plan" });
  const token = body["access_token"] ?? "";
  const begun = await (await useTool(installed, token, "audit_site", { url: site.url, wait_seconds: 0 })).text();
  if (!begun.includes("INSUFFICIENT_SCOPE")) return "a program did more than its user agreed to";
  const paths = [listJobs, listTokens, getProfile, openStream].map(({ path }) => path);
  for (const path of [...paths, "/metrics"]) {
    const { status } = await fetch(installed.url + path, { headers: { authorization: `Bearer ${token}` } });
    if (status !== 401) return `a program's token is answered with ${status} at ${path}`;
  }
  const consent = await installed.send(
    "/api/v1/account/consent/decision",
    JSON.stringify({ request, scopes: ["plan"] }),
    token,
  );
  if (consent.status !== 401) return "a program agreed to itself";
  if ((await redeem()).status < 400) return "a code was redeemed twice";
  const after = await useTool(installed, token, "list_audits", {});
  return after.status === 401 ? null : "what a doubled code gave lives on";
};

/** Programs whose documents, or whose way back, lead where nobody should be sent or ask. */
const leadAstray: Attack = async ({ installed }) => {
  const own = new URL(installed.url);
  const inside = [
    `http://localhost:${own.port}/x`,
    "https://169.254.169.254/latest",
    "https://[::1]/x",
    "https://10.0.0.1/x",
  ];
  for (const id of inside) {
    const { status } = await authorize(installed, id);
    if (status !== 400) return `a program's document at ${id} is answered with ${status}`;
  }
  const client = await register(installed);
  for (const redirect of ["https://evil.example/", "javascript:alert(1)", `${REDIRECT}/../x`, "//evil.example"]) {
    const { status } = await authorize(installed, client, { redirect_uri: redirect });
    if (status !== 400) return `people are sent to ${redirect}`;
  }
  for (const redirect of ["javascript:alert(1)", "data:text/html,x", "http://evil.example/", "file:///etc/passwd"]) {
    const answer = await installed.send("/oauth/register", JSON.stringify({ redirect_uris: [redirect] }));
    if (answer.status !== 400) return `a program is registered that sends people to ${redirect}`;
  }
  return null;
};

/** Messages and issues to addresses inside. */
const askInside: Attack = async ({ installed }) => {
  const { call } = await installed.attacker();
  const own = new URL(installed.url);
  const addresses = [
    `http://127.0.0.1:${own.port}/`,
    "https://169.254.169.254/",
    "https://[::1]/",
    "http://shop.example/",
  ];
  for (const url of addresses) {
    const webhook = call(addNoticeTarget, {
      body: { kind: "webhook", name: "x", events: ["audit.finished"], address: url },
    });
    const tool = call(addTracker, { body: { kind: "gitlab", name: "x", project: "a/b", token: "x", address: url } });
    const taken = (await Promise.allSettled([webhook, tool])).map(({ status }) => status === "fulfilled");
    if (taken.includes(true)) return `${url} is taken as an address of ${taken[0] === true ? "webhooks" : "issues"}`;
  }
  return null;
};

/** Tables that are large, torn, or aimed at the parser. */
const breakTheTable: Attack = async ({ installed }) => {
  const { call } = await installed.attacker();
  const head = "Page,Sessions\n";
  const tables = [
    `${head}${'"'.repeat(1_000_000)}`,
    `${head}/a,${"9".repeat(1_000_000)}\n`,
    `${head}${`/${"a".repeat(90)},1\n`.repeat(50_000)}`,
    `${head}${"x,".repeat(2_000_000)}`,
    `${"\n".repeat(4_000_000)}`,
    `${head}${Array.from({ length: 60_000 }, (_, at) => `/${at},1\n`).join("")}`,
    `${head}=cmd|' /C calc'!A0,1\n`,
  ];
  for (const csv of tables) {
    const body = { domain: "shop.example", csv, from: "2026-01-01", to: "2026-01-31" };
    const began = Date.now();
    const answer = await call(bringTraffic, { body }).then(
      () => "taken",
      (error: unknown) => (error instanceof CallFailed ? String(error.status) : "no answer"),
    );
    if (!["taken", "400"].includes(answer)) return `a table of ${csv.length} characters is answered with ${answer}`;
    if (Date.now() - began > 30_000) return `a table of ${csv.length} characters took ${Date.now() - began} ms`;
  }
  return isAlive(installed);
};

const isAlive = async ({ url }: Installation): Promise<string | null> => {
  const status = await createClient({ base: url, token: () => null })(getStatus, {}).catch(() => null);
  return status === null ? "the server does not answer any more" : null;
};

/** Messages that are many at once, deep, of another page, or none. */
const confuseAssistants: Attack = async ({ installed }) => {
  const { body } = await (await letIn(installed, await installed.attacker(), ["read"])).redeem();
  const token = body["access_token"] ?? "";
  const post = (text: string, headers: Record<string, string> = {}) =>
    fetch(`${installed.url}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        ...headers,
      },
      body: text,
    });
  const call = (name: string, input: unknown) =>
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } });
  const foreign = await post(call("list_audits", {}), { origin: "https://evil.example" });
  if (foreign.status !== 404) return `a page of another origin is answered with ${foreign.status}`;
  const inputs = [
    { audit: "../../etc/passwd" },
    { audit: "' or 1=1 --" },
    { audit: { $ne: null } },
    { audit: "x".repeat(100_000) },
  ];
  for (const input of inputs) {
    const text = await (await post(call("get_plan", input))).text();
    if (/syntax error|at async|node_modules/.test(text)) return "an error of ours is shown";
    if (!/isError":true|"error"/.test(text)) return "a plan is given for no audit";
  }
  const many = `[${Array.from({ length: 5_000 }, () => call("list_audits", {})).join(",")}]`;
  const { status } = await post(many);
  if (status === 200) return "thousands of calls were made by one message";
  await post("[".repeat(100_000)).catch(() => null);
  return isAlive(installed);
};

const guessAddresses: Attack = async ({ installed }: Ground) => {
  const statuses: number[] = [];
  for (let at = 0; at < 320; at += 1)
    statuses.push((await fetch(`${installed.url}/csv/${randomBytes(32).toString("base64url")}`)).status);
  if (statuses.some((status) => status !== 404 && status !== 429))
    return "a guessed address of a spreadsheet was answered";
  return statuses.includes(429) ? null : "guesses at addresses of spreadsheets have no limit";
};

export const attacksOnDoors: Readonly<Record<string, Attack>> = {
  "programs beyond what was agreed to": goBeyondTheScreen,
  "programs that lead astray": leadAstray,
  "webhooks and issues to addresses inside": askInside,
  "tables that break their reader": breakTheTable,
  "messages that confuse /mcp": confuseAssistants,
  "guesses at spreadsheet addresses": guessAddresses,
};
