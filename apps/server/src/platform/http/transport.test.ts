import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createApp } from "./app.ts";
import { Problem } from "./problem.ts";

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const production = { NODE_ENV: "production", TRUST_PROXY: "127.0.0.1", HOST: "127.0.0.1" };

async function open(env: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk))), done()) });
  const app = await createApp(readConfig({ ...production, ...env }), pino({ level: "info" }, stream));
  apps.push(app);
  app.get("/api/v1/thing", () => ({}));
  app.get("/healthz", () => ({}));
  app.get("/", () => "a page");
  app.post("/api/v1/closed", () => {
    throw new Problem("ADMIN_REQUIRED");
  });
  return { app, lines };
}

/** As the proxy passes a stranger's request on. */
const from = (proto: string, host = "audit.shop.example") => ({
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-proto": proto,
  host,
});

test("a stranger's call without TLS is refused, a page leads to https, and health is told", async () => {
  const { app } = await open();
  const ask = (url: string, proto: string) => app.inject({ url, headers: from(proto) });
  expect((await ask("/api/v1/thing?a=1", "http")).statusCode).toBe(400);
  expect((await ask("/metrics", "http")).statusCode).toBe(400);
  const page = await ask("/plan?page=2", "http");
  expect([page.statusCode, page.headers.location]).toEqual([308, "https://audit.shop.example/plan?page=2"]);
  expect((await ask("/healthz", "http")).statusCode).toBe(200);
  expect((await ask("/api/v1/thing", "https")).statusCode).toBe(200);
});

test("this machine itself, and an operator who says so, may do without", async () => {
  const { app } = await open();
  expect((await app.inject({ url: "/api/v1/thing" })).statusCode).toBe(200);
  const { app: open2 } = await open({ PLAIN_HTTP: "true" });
  expect((await open2.inject({ url: "/api/v1/thing", headers: from("http") })).statusCode).toBe(200);
});

test("browsers keep to https for a year, with all names below ours, never with those of the operator's whole domain", async () => {
  const { app } = await open();
  const headerAt = async (host: string) =>
    (await app.inject({ url: "/", headers: from("https", host) })).headers["strict-transport-security"];
  expect(await headerAt("audit.shop.example")).toBe("max-age=31536000; includeSubDomains");
  expect(await headerAt("shop.example")).toBe("max-age=31536000");
});

test("no other site's scripts may read an answer", async () => {
  const { app } = await open();
  const headers = { ...from("https"), origin: "https://evil.example", "access-control-request-method": "POST" };
  for (const method of ["GET", "OPTIONS"] as const) {
    const answer = await app.inject({ method, url: "/api/v1/thing", headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("a refused call stands in the log with who asked from where, and why", async () => {
  const { app, lines } = await open();
  await app.inject({ method: "POST", url: "/api/v1/closed?secret=1", headers: from("https") });
  expect(lines.find(({ msg }) => msg === "request")).toMatchObject({
    path: "/api/v1/closed",
    status: 403,
    code: "ADMIN_REQUIRED",
    address: "203.0.113.9",
  });
  expect(JSON.stringify(lines)).not.toContain("secret");
});
