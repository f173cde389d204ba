import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestReset } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromSecret } from "../app-secret.ts";
import { createTestServer, waitFor, type TestServer } from "../../testing/index.ts";
import { mailboxToken } from "./mailbox-token.ts";

let server: TestServer;
let folder: string;
let id: string;
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  server = await createTestServer({ env: { DATA_DIR: folder, BRAND_NAME: "Shop & <Doctor>" } });
  const { email } = await server.mint();
  await server.anonymous(requestReset, { body: { email } });
  await waitFor("the mail", async () => (await mailsOf("Reset")).length === 1);
  [id = ""] = await mailsOf("Reset");
  cookie = `mailbox=${mailboxToken(fromSecret("a secret for tests only, 32 characters"))}`;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function mailsOf(subject: string): Promise<string[]> {
  const names = await readdir(join(folder, "mail")).catch(() => []);
  const files = names.filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, "mail", name), "utf8")));
  return files.filter((_, index) => texts[index]!.includes(subject)).map((name) => name.replace(".json", ""));
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** Over the wire, because fetch does not let a test choose the host. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(server.url + path, { headers: { cookie, ...headers } }, (answer) => {
      let body = "";
      answer.on("data", (chunk: Buffer) => (body += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode!, headers: answer.headers, body }));
    });
    asked.on("error", reject);
    asked.end();
  });

test("without a mail server mails are files that only their owner may read", async () => {
  for (const ending of ["eml", "json"]) {
    expect((await stat(join(folder, "mail", `${id}.${ending}`))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(join(folder, "mail"))).mode & 0o777).toBe(0o700);
  const source = await readFile(join(folder, "mail", `${id}.eml`), "utf8");
  expect(source).toMatch(/^Subject: Reset your password$/im);
  expect(source).toMatch(/text\/plain[\s\S]*text\/html/);
});

test("the mailbox lists mails and shows one harmlessly", async () => {
  const list = await get("/dev/mail");
  expect(list.body).toContain(`<a href="/dev/mail/${id}">Reset your password</a>`);
  const page = await get(`/dev/mail/${id}`);
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).toContain("From Shop &amp; &lt;Doctor&gt; to");
  expect(page.body).toMatch(/<a href="http:\/\/localhost:\d+\/reset-password#access_token=/);
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  const html = await get(`/dev/mail/${id}/html`);
  expect(html.body).toContain("Set a new password");
  expect(html.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox allow-popups/);
});

test("only this machine sees it, by its own name and without a proxy between", async () => {
  const foreign: Record<string, string>[] = [
    { host: "evil.example" },
    { host: "localhost.evil.example" },
    { "x-forwarded-for": "203.0.113.9" },
    { "x-forwarded-host": "audit.example" },
    { forwarded: "for=203.0.113.9" },
    { "x-forwarded-proto": "https" },
    { "x-real-ip": "203.0.113.9" },
    { via: "1.1 proxy" },
  ];
  const paths = ["/dev/mail", `/dev/mail/${id}`, `/dev/mail/${id}/html`];
  const statuses = await Promise.all(foreign.flatMap((headers) => paths.map((path) => get(path, headers))));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await get("/dev/mail", { host: "localhost:1" })).status).toBe(200);
});

test("even this machine sees it only by the address that was printed at the start", async () => {
  const without = { cookie: "" };
  for (const path of [
    "/dev/mail",
    `/dev/mail/${id}`,
    `/dev/mail/${id}/html`,
    "/dev/mail?token=guess",
    "/dev/mail/style.css",
  ])
    expect((await get(path, without)).status).toBe(404);
  expect((await get("/dev/mail", { cookie: "mailbox=guess" })).status).toBe(404);
  const first = await get(`/dev/mail?${cookie.replace("mailbox", "token")}`, without);
  expect(first.status).toBe(200);
  expect(String(first.headers["set-cookie"])).toContain(`${cookie}; Path=/dev/mail; HttpOnly; SameSite=Strict`);
});

test("a name that is no mail's leads nowhere", async () => {
  for (const name of ["x", "..%2f..%2fdev-accounts", "00000000-0000-4000-8000-000000000000"]) {
    expect((await get(`/dev/mail/${name}`)).status).toBe(404);
  }
});

test("in production there is no mailbox page", async () => {
  const production = await createTestServer({ env: { NODE_ENV: "production" } });
  expect((await fetch(`${production.url}/dev/mail`)).status).toBe(404);
  expect((await fetch(`${production.url}/dev/mail/${id}`)).status).toBe(404);
  await production.stop();
});
