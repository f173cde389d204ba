import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLog } from "../log.ts";
import { createApp, serveWebPages } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "seo-audit-web-"));
const SHELL = "<!doctype html><head><title>app shell</title></head>";
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), SHELL);
  writeFileSync(join(folder, "assets", "index-abcd1234.js"), "export {}");
  writeFileSync(join(folder, "favicon.ico"), "icon");
  app = await createApp(readConfig({}), createLog("silent"));
  await serveWebPages(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ method: "GET", url });

test.each([
  "/",
  "/login",
  "/signup?source=preview",
  "/forgot-password",
  "/reset-password",
  "/account",
  "/account/upgrade",
  "/dashboard/actions?jobId=1",
  "/dashboard/shares/",
  "/admin",
  "/admin/email-sequences/1/templates/2/edit",
])("the screen at %s is the app shell", async (url) => {
  const answer = await get(url);
  expect(answer).toMatchObject({ statusCode: 200, body: SHELL });
  expect(answer.headers).toMatchObject({ "cache-control": "no-cache", "content-type": "text/html; charset=utf-8" });
});

test.each(["/share/abc", "/shared/abc/"])("%s is listed, kept and described nowhere", async (url) => {
  const measuring = await createApp(readConfig({ GA_TRACKING_ID: "G-1" }), createLog("silent"));
  await serveWebPages(measuring, folder);
  const answer = await measuring.inject({ method: "GET", url });
  await measuring.close();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(answer.headers["content-security-policy"]).not.toContain("https://");
  expect(answer.body).toContain("<title>Shared SEO analysis</title>");
  expect(answer.body).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(answer.body).not.toContain("abc");
});

test.each(["/nowhere", "/admin/secret", "/account/x/y", "/dashboard/actions/x"])(
  "%s is no screen: the shell comes with status 404",
  async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 404, body: expect.stringContaining("app shell") });
  },
);

test.each([
  "/assets/gone.js",
  "/api/v1/nothing",
  "/robots.txt",
  "/.env",
  "/assets/../../package.json",
  "/%2e%2e/package.json",
])("%s is a plain 404, never the shell and never a file outside", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain("app shell");
  expect(answer.body).not.toContain("workspaces");
});

test.each([
  ["/app", "/"],
  ["/app?x=1", "/?x=1"],
  ["/dashboard?payment_success=true&session_id=1", "/?payment_success=true&session_id=1"],
])("%s leads to %s, its query kept", async (from, to) => {
  const answer = await get(from);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
});

test("files with a hash in their name may be kept for ever, others are asked for again", async () => {
  expect((await get("/assets/index-abcd1234.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await get("/favicon.ico")).headers["cache-control"]).toBe("no-cache");
});

test("a page may not run scripts of others, nor be framed", async () => {
  const policy = String((await get("/")).headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
});
