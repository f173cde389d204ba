import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLog } from "../log.ts";
import { createApp, serveWebPages } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "seo-audit-web-"));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><head><!--head--><title>built</title><!--/head--></head><script nonce="__NONCE__"></script>',
  );
  writeFileSync(join(folder, "assets", "index-abcd1234.js"), "export {}");
  writeFileSync(join(folder, "assets", "index-abcd1234.js.br"), brotliCompressSync("export {}"));
  writeFileSync(join(folder, "favicon.ico"), "icon");
  app = await createApp(readConfig({}), createLog("silent"));
  await serveWebPages(app, folder, () => ({
    parts: { key: "one", blocks: { head: '<title>app shell</title><meta name="description" content="words" />' } },
    analytics: false,
    pictures: ["/assets/logo.png"],
  }));
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
  "/verify-email",
  "/account",
  "/account/upgrade",
  "/dashboard/actions?jobId=1",
  "/dashboard/report?jobId=1",
  "/dashboard/shares/",
  "/admin",
  "/admin/email-sequences/1/templates/2/edit",
])("the screen at %s is the app shell", async (url) => {
  const answer = await get(url);
  expect(answer).toMatchObject({ statusCode: 200, body: expect.stringContaining("<title>app shell</title>") });
  expect(answer.body).not.toContain("<title>built");
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
});

test.each(["/share/abc", "/shared/abc/"])("%s is described without a word of what is behind it", async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain("<title>Shared SEO analysis</title>");
  expect(answer.body).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(answer.body.match(/<meta name="description"/g)).toHaveLength(1);
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
  "/index.html",
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

test("a file that was packed at build time is sent packed, under the name it is asked for", async () => {
  const answer = await app.inject({ url: "/assets/index-abcd1234.js", headers: { "accept-encoding": "br, gzip" } });
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": expect.stringMatching(/javascript/),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("export {}");
});

test("a page runs only scripts that carry its own nonce, loads nothing foreign and is framed by nobody", async () => {
  const nonces = await Promise.all(
    ["/", "/", "/nowhere"].map(async (url) => {
      const { headers, body } = await get(url);
      const policy = String(headers["content-security-policy"]);
      const [, nonce = ""] = /script-src 'nonce-([^']{20,})';/.exec(policy) ?? [];
      expect(body).toContain(`<script nonce="${nonce}">`);
      for (const part of [
        "default-src 'none'",
        "style-src 'self';",
        "img-src 'self';",
        "connect-src 'self';",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ])
        expect.soft(policy).toContain(part);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

test.each(["/", "/nowhere", "/login", "/app", "/assets/index-abcd1234.js", "/assets/gone.js", "/api/v1/nothing"])(
  "the answer at %s is guarded, whatever it is",
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
  },
);

test.each(["/share/abc", "/shared/abc", "/reset-password", "/shared/a/b"])(
  "%s, whose address is a secret, is kept by no cache and no search engine",
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    expect((await get("/login")).headers).toMatchObject({ "cache-control": "no-cache" });
  },
);
