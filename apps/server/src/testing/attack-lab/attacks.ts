import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getJob, getProfile, getReport, openStream, submitUrl, type Report } from "@audit/contract";
import { findBrowser } from "@audit/engine/process";
import { startServerProcess } from "../server-process.ts";
import { waitFor } from "../wait-for.ts";
import { hostilePages, type Site } from "./hostile-site.ts";
import { ADMIN, environmentOf, SECRETS, type Attacker, type Installation } from "./installation.ts";

export interface Ground {
  readonly installed: Installation;
  readonly site: Site;
  readonly stranger: Site;
  /** Whom pages in a browser are aimed at. */
  readonly victim: Site;
}

/** @returns what got through; null when the product held */
export type Attack = (ground: Ground) => Promise<string | null>;

const isAdmin = async ({ call }: Attacker): Promise<boolean> => (await call(getProfile, {})).profile.is_admin;

/** Administrator by signing up with the operator's address, also after its owner has opened the mailed link. */
const signUpAsAdmin: Attack = async ({ installed }) => {
  const attacker = await installed.attacker(ADMIN);
  if (await isAdmin(attacker)) return "who signs up with ADMIN_EMAIL is administrator";
  const [, token] = /#token=([\w-]+)/.exec(await installed.mailed(ADMIN, "Confirm your email address")) ?? [];
  await installed.send("/api/v1/auth/verify-email", JSON.stringify({ token }));
  return (await isAdmin(attacker)) ? "the owner's click made a stranger's account administrator" : null;
};

/** A busy machine is no fault of the product. */
const AUDIT_MS = 300_000;

/** Audits the hostile site and looks at the process that reads it while it does. */
async function auditSite({
  installed,
  site,
}: Ground): Promise<{ report: Report | null; seen: string; status: string }> {
  const attacker = await installed.attacker();
  const { data } = await attacker.call(submitUrl, { body: { url: site.url } });
  let seen = "";
  const status = await waitFor(
    "the end of the audit",
    async () => {
      for (const pid of installed.audits()) seen ||= environmentOf(pid);
      const { data: job } = await attacker.call(getJob, { params: { id: data.id } });
      return /^(completed|failed)$/.test(job.status) ? job.status : null;
    },
    AUDIT_MS,
  );
  const report = status === "completed" ? (await attacker.call(getReport, { params: { id: data.id } })).data : null;
  return { report, seen, status };
}

const audits = new WeakMap<Ground, ReturnType<typeof auditSite>>();
const auditOnce = (ground: Ground): ReturnType<typeof auditSite> => {
  const known = audits.get(ground) ?? auditSite(ground);
  audits.set(ground, known);
  return known;
};

/** Pages that fill the memory, hold a text that no database takes, or are nested beyond any stack. */
const endTheAudit: Attack = async (ground) => {
  const { report, status } = await auditOnce(ground);
  if (report === null) return `the audit of the hostile pages ended as ${status}`;
  const wanted = Object.keys(hostilePages).length + 1;
  return report.coverage.pages === wanted ? null : `${report.coverage.pages} of ${wanted} hostile pages were read`;
};

const growMarkup: Attack = async (ground) => {
  const { report } = await auditOnce(ground);
  const isSaid = report?.warnings.some((warning) => warning.includes("more structured data than is read")) ?? false;
  return isSaid ? null : "the report does not say that markup was left out";
};

const readSecrets: Attack = async (ground) => {
  const { seen } = await auditOnce(ground);
  if (seen === "") return "the process that reads pages was never seen";
  const secrets = Object.entries({ ...SECRETS, DATABASE_URL: "postgres://", SMTP_URL: "smtp://" });
  const found = secrets.filter(([name, value]) => seen.includes(name) || seen.includes(value)).map(([name]) => name);
  return found.length === 0 ? null : `its environment holds ${found.join(", ")}`;
};

/** Redirects of two hundred sitemaps to somebody whose robots.txt forbids it. */
const aimAtStranger: Attack = async (ground) => {
  await auditOnce(ground);
  const { asked } = ground.stranger;
  const others = asked.filter((path) => path !== "/robots.txt").length;
  return others === 0 ? null : `${others} requests reached a stranger whose robots.txt forbids all`;
};

/** Of one page in a browser; the attacker's start page tries more than three thousand. */
const MOST_ASKED = 400;

const aimBrowsers: Attack = async (ground) => {
  const { report } = await auditOnce(ground);
  const { asked } = ground.victim;
  if (findBrowser() === null) return null;
  if (asked.length === 0) return `no browser was led anywhere: ${JSON.stringify(report?.coverage.inBrowser)}`;
  const refused = asked.filter((path) => /^\/(socket|beacon)/.test(path)).length;
  if (refused > 0) return `${refused} sockets and beacons reached somebody else`;
  if (ground.site.asked.includes("/worker.js")) return "a service worker was fetched";
  return asked.length <= MOST_ASKED ? null : `${asked.length} requests of one page reached somebody else`;
};

const readPreview: Attack = async (ground) => {
  const { report } = await auditOnce(ground);
  const kept = report?.findings.filter(
    ({ locked, verdict, actions }) => locked && verdict === "fail" && !actions.length,
  );
  if (report === null || kept === undefined || !report.preview) return "there is no preview to look at";
  const shown = kept.filter(({ why, fix, rule }) => why !== "" || fix !== "" || !rule.startsWith("hidden-"));
  return shown.length === 0 ? null : `${shown.length} findings of hidden tasks are told`;
};

const sendOddJson: Attack = async ({ installed, site }) => {
  const { token } = await installed.attacker();
  const bodies = [
    `{"url":"${site.url}","include":["\\ud800"]}`,
    `{"url":"${site.url}","include":["\\u0000"]}`,
    `{"url":"${site.url}","url":"https://other.example/"}`,
  ];
  const statuses = await Promise.all(
    bodies.map(async (body) => (await installed.send("/api/v1/process", body, token)).status),
  );
  return statuses.every((status) => status === 400) ? null : `odd JSON is answered with ${statuses.join(", ")}`;
};

const sendTwoHosts: Attack = async ({ installed }) => {
  const { hostname, port } = new URL(installed.url);
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write("GET /api/v1/status HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n"),
    );
    socket.on("data", (chunk) => {
      text += chunk.toString();
      socket.end();
    });
    socket.on("close", () => resolve(text));
    socket.on("error", () => resolve(text));
  });
  return answer.startsWith("HTTP/1.1 400") ? null : `two Host headers get ${answer.slice(0, 12)}`;
};

const MOST_OPEN = 20;

const openManySessions: Attack = async ({ installed }) => {
  const { email, password, token } = await installed.attacker();
  const body = JSON.stringify({ email, password });
  for (let index = 0; index < MOST_OPEN; index += 1) await installed.send("/api/v1/auth/login", body);
  const { status } = await fetch(installed.url + getProfile.path, { headers: { authorization: `Bearer ${token}` } });
  return status === 401 ? null : `the oldest of ${MOST_OPEN + 1} sessions lives on`;
};

const openManyStreams: Attack = async ({ installed }) => {
  const { token } = await installed.attacker();
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  let ended = 0;
  for (let index = 0; index < MOST_OPEN + 5; index += 1) {
    const stream = await fetch(installed.url + openStream.path, { headers, signal: stop.signal });
    void stream.text().then(
      () => (ended += 1),
      () => {},
    );
  }
  const held = await waitFor("the oldest streams to end", async () => ended >= 5, 5_000).catch(() => false);
  stop.abort();
  return held ? null : `${MOST_OPEN + 5} streams of one account stay open`;
};

const readMailbox: Attack = async ({ installed }) => {
  const { status } = await fetch(`${installed.url}/dev/mail`);
  return status === 404 ? null : `/dev/mail answers ${status} in production`;
};

const startUnsafely: Attack = async () => {
  const folder = mkdtempSync(join(tmpdir(), "attack-lab-start-"));
  const starts = async (env: Record<string, string>): Promise<boolean> => {
    const server = await startServerProcess({ DATA_DIR: folder, ...env });
    const { url } = server;
    await server.end("SIGTERM");
    return url !== "";
  };
  try {
    const signs = { HOST: "0.0.0.0", TRUST_PROXY: "127.0.0.1", BRAND_ORIGIN: "https://audit.example" };
    for (const [name, value] of Object.entries(signs)) {
      if (await starts({ [name]: value })) return `a start with ${name} outside production is served`;
    }
    chmodSync(folder, 0o755);
    return (await starts({ NODE_ENV: "production" })) ? "a data folder open to others is used" : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A mail box of development behind a proxy that anybody may ask. */
const readMailboxThroughProxy: Attack = async () => {
  const folder = mkdtempSync(join(tmpdir(), "attack-lab-dev-"));
  const server = await startServerProcess({ DATA_DIR: folder });
  try {
    const ask = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.url}/dev/mail`, { headers })).status;
    const guesses: Record<string, string>[] = [
      {},
      { "x-forwarded-for": "203.0.113.9" },
      { via: "1.1 proxy" },
      { cookie: "mailbox=guess" },
    ];
    const statuses = await Promise.all(guesses.map(ask));
    return statuses.every((status) => status === 404) ? null : `the mailbox answers ${statuses.join(", ")}`;
  } finally {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
};

export const attacks: Readonly<Record<string, Attack>> = {
  "administrator by signing up": signUpAsAdmin,
  "pages that end the audit": endTheAudit,
  "markup without bound": growMarkup,
  "secrets of the server in the process that reads pages": readSecrets,
  "requests aimed at a stranger": aimAtStranger,
  "browsers aimed at somebody": aimBrowsers,
  "what a preview keeps back": readPreview,
  "JSON that two readers understand differently": sendOddJson,
  "two Host headers": sendTwoHosts,
  "sessions without bound": openManySessions,
  "streams without bound": openManyStreams,
  "the mailbox in production": readMailbox,
  "the mailbox of development through a proxy": readMailboxThroughProxy,
  "an unsafe start": startUnsafely,
};
