import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await createTestServer({ env: { REQUESTS_PER_10_SECONDS: "1000" } });
  account = await server.mint();
});
afterAll(() => server.stop());

const json = { "content-type": "application/json" };

async function post(path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) {
  const answer = await fetch(server.url + path, {
    method: "POST",
    body,
    headers,
  });
  return { status: answer.status, requestId: answer.headers.get("x-request-id"), text: await answer.text() };
}

const login = "/api/v1/auth/login";

test.each([
  ["no JSON", "{", 400],
  ["an array", "[]", 400],
  ["null", "null", 400],
  ["a number", "1e999", 400],
  ["nothing", "", 400],
  ["wrong types", JSON.stringify({ email: ["a@b.c"], password: { a: 1 } }), 400],
  ["numbers for texts", JSON.stringify({ email: 1, password: 2 }), 400],
  ["NUL in a text", JSON.stringify({ email: "a@b.example", password: "a\0b" }), 400],
  ["U+0000 written as JSON does", '{"email":"a@b.example","password":"a\\u0000b"}', 400],
  ["half of a surrogate pair", '{"email":"a@b.example","password":"abc\\ud83d"}', 400],
  ["half of a pair in a key", '{"email":"a@b.example","password":"abcdef","\\udc00":1}', 400],
  ["a key that stands twice", '{"email":"a@b.example","password":"x","email":"c@d.example"}', 400],
  [
    "a key that stands twice, written in two ways",
    '{"email":"a@b.example","password":"x","e\\u006dail":"c@d.example"}',
    400,
  ],
  ["a very deep value", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 400],
  ["a poisoned prototype", '{"__proto__":{"is_admin":true},"email":"a@b.example","password":"x"}', 400],
  [
    "a poisoned constructor",
    '{"constructor":{"prototype":{"is_admin":true}},"email":"a@b.example","password":"x"}',
    400,
  ],
  ["more than 1 MB", JSON.stringify({ email: "a@b.example", password: "x".repeat(1_100_000) }), 413],
])("a login with %s is answered with the one shape of an error", async (_, body, status) => {
  const answer = await post(login, body);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toMatchObject({ success: false, requestId: answer.requestId });
  expect(answer.text).not.toMatch(/ at |node_modules|select |\.ts/);
});

test("bytes that are no UTF-8 do no harm", async () => {
  const answer = await post(login, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
  expect(answer.status).toBe(400);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml"])(
  "a body of type %s is refused with 415",
  async (type) => {
    const answer = await post(login, JSON.stringify({ email: "a@b.example", password: "x" }), { "content-type": type });
    expect(answer.status).toBe(415);
    expect(JSON.parse(answer.text)).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
  },
);

test("keys that no call names change nothing", async () => {
  const extra = { is_admin: true, credits: 99, funds: 1, plan: "tier4", id: "1", user_id: "1" };
  const email = `extra-${account.userId}@shop.example`;
  const answer = await post("/api/v1/auth/signup-first", JSON.stringify({ email, password: "secret-1", ...extra }));
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text).profile).toMatchObject({ is_admin: false, credits: 0, funds: 0, plan: "free" });
});

test.each([
  ["GET", "/api/v1/actions?jobId=1&jobId=2", 400],
  ["GET", "/api/v1/actions?timestamp=yesterday", 400],
  ["GET", "/api/v1/actions?domain=%00", 400],
  ["GET", "/api/v1/jobs/%E0%A4%A", 400],
  ["GET", `/api/v1/jobs/${"a".repeat(300)}`, 404],
  ["GET", "/api/v1/nothing", 404],
  ["PATCH", "/api/v1/jobs", 404],
  ["DELETE", "/api/v1/status", 404],
])("%s %s answers %i as JSON", async (method, path, status) => {
  const answer = await fetch(server.url + path, { method, headers: { authorization: `Bearer ${account.token}` } });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ success: false, requestId: answer.headers.get("x-request-id") });
});

test.each([
  ["TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 40\d /],
  ["BREW /api/v1/status HTTP/1.1\r\nHost: x\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["GET /api/v1/status HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["GET / HTTP/9.9\r\n\r\n", /^HTTP\/1\.1 400 /],
  ["\0\0\0\0\r\n\r\n", /^HTTP\/1\.1 400 /],
  [
    "POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    /^HTTP\/1\.1 400 /,
  ],
  [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(70_000)}\r\n\r\n`, /^HTTP\/1\.1 4\d\d /],
])("raw bytes %# are answered, and the server goes on", async (bytes, expected) => {
  const { hostname, port } = new URL(server.url);
  const answer = await new Promise<string>((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (chunk) => {
      received += chunk.toString();
      socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
  expect(answer).toMatch(expected);
  expect((await fetch(`${server.url}/api/v1/status`)).status).toBe(200);
});

test("a call that prints only a JSON header may come without a body", async () => {
  const path = `/api/jobs/${crypto.randomUUID()}/generate-executive-summary`;
  const answer = await post(path, "", { ...json, authorization: `Bearer ${account.token}` });
  expect(answer.status).toBe(404);
});

test("every answer names its request, and API answers are never stored", async () => {
  for (const path of ["/api/v1/status", "/api/v1/nothing", "/nothing"]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    if (path.startsWith("/api")) expect(headers.get("cache-control")).toBe("no-store");
  }
});

const Document = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.any())) });

test("the API is described as OpenAPI 3.1", async () => {
  const document = Document.parse(await (await fetch(`${server.url}/api/openapi.json`)).json());
  expect(document).toMatchObject({ openapi: "3.1.0" });
  expect(document.paths["/api/v1/jobs/{id}"]!["get"].responses["404"].description).toContain("NOT_FOUND");
  expect(document.paths["/api/v1/process"]!["post"].requestBody.content["application/json"].schema.required).toEqual([
    "url",
  ]);
});
