import { describe, expect, test } from "vitest";
import { calls } from "./calls.ts";
import { addressOf, CallFailed, createClient } from "./client.ts";
import { getVersion } from "./system.ts";

const answering =
  (status: number, body: string): typeof fetch =>
  async () =>
    new Response(body, { status });
const ask = (status: number, body: string): Promise<unknown> =>
  createClient({ base: "", token: () => null, fetch: answering(status, body) })(getVersion, {});

describe("an answer that is not OK [D1-7.31]", () => {
  test("throws the body's error", async () => {
    await expect(ask(400, '{"error":"Please enter a URL","message":"other"}')).rejects.toThrow("Please enter a URL");
  });
  test("else its message", async () => {
    await expect(ask(500, '{"message":"It rains"}')).rejects.toThrow("It rains");
  });
  test("else API request failed, also when the body is no JSON", async () => {
    await expect(ask(502, "<html>Bad gateway</html>")).rejects.toThrow("API request failed");
  });
  test("carries status, code and request id", async () => {
    const body = { success: false, error: "Not found", message: "Not found", code: "NOT_FOUND", requestId: "r1" };
    const failure = (await ask(404, JSON.stringify(body)).catch((error: unknown) => error)) as CallFailed;
    expect(failure).toBeInstanceOf(CallFailed);
    expect([failure.status, failure.code, failure.requestId]).toEqual([404, "NOT_FOUND", "r1"]);
  });
});

test("addresses carry their parameters escaped, and leave out what is not given", () => {
  expect(addressOf("/api/v1/jobs/:id/files/:name", { id: "a", name: "../x y" })).toBe(
    "/api/v1/jobs/a/files/..%2Fx%20y",
  );
  expect(addressOf("/api/v1/actions", {}, { domain: "a&b", jobId: undefined })).toBe("/api/v1/actions?domain=a%26b");
});

test("every call has a name equal to its key and a path of its own", () => {
  const entries = Object.entries(calls);
  expect(entries.map(([, call]) => call.name)).toEqual(entries.map(([key]) => key));
  expect(new Set(entries.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(entries.length);
});
