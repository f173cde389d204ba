import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readToken, storeToken } from "../api/token.ts";
import { getSession, setSession } from "./session.ts";
import { onSessionEvent } from "./session-events.ts";
import { createAccount, signIn, signOut } from "./sign-in.ts";
import { startSession } from "./start-session.ts";

const profile = { id: "u1", credits: 3, funds: 0, is_admin: false, plan: "free", name: "Ann", email_verified: true };
const user = { id: "u1", email: "a@b.example", credits: 3 };
const opened = { token: "new-token", user_id: "u1", email: "a@b.example", profile };
const status = { auth_system: { development_mode: false }, store: "embedded", worker: true };

interface Sent {
  readonly path: string;
  readonly authorization: string | null;
}

/** A server that answers from a table: path to body, or a status to fail with. */
function serve(answers: Record<string, object | number>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ path, authorization: headers.authorization ?? null });
    const answer = answers[path] ?? 404;
    if (typeof answer === "number") return new Response("{}", { status: answer });
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  return sent;
}

beforeEach(() => {
  localStorage.clear();
  setSession({ state: "loading" });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a stored token is used after the status call, and the session ends up authenticated [D1-4.1]", async () => {
  storeToken("kept");
  const sent = serve({ "/api/v1/status": { success: true, data: status }, "/api/v1/auth/profile": { user, profile } });
  expect(getSession().state).toBe("loading");
  await startSession();
  expect(sent.map(({ path }) => path)).toEqual(["/api/v1/status", "/api/v1/auth/profile"]);
  expect(getSession()).toEqual({ state: "authenticated", user, profile });
});

test.each([401, 500])("a profile that answers %s clears the token", async (code) => {
  storeToken("kept");
  serve({ "/api/v1/auth/profile": code });
  await startSession();
  expect(getSession().state).toBe("unauthenticated");
  expect(readToken()).toBeNull();
});

test("a profile that makes no sense clears the token", async () => {
  storeToken("kept");
  serve({ "/api/v1/auth/profile": { success: true, nonsense: 1 } });
  await startSession();
  expect([getSession().state, readToken()]).toEqual(["unauthenticated", null]);
});

test("signing in drops the old token first, keeps the new one, then reads the profile [D1-3.1]", async () => {
  storeToken("stale");
  const events: unknown[] = [];
  const stop = onSessionEvent((event) => events.push(event));
  const sent = serve({ "/api/v1/auth/login": opened, "/api/v1/auth/profile": { user, profile } });
  await signIn("a@b.example", "secret");
  expect(sent[0]).toEqual({ path: "/api/v1/auth/login", authorization: null });
  expect(readToken()).toBe("new-token");
  expect(getSession()).toMatchObject({ state: "authenticated", user: { id: "u1", email: "a@b.example" }, profile });
  await expect.poll(() => sent[1]).toEqual({ path: "/api/v1/auth/profile", authorization: "Bearer new-token" });
  expect(events.filter((event) => event === "signed in")).toHaveLength(1);
  stop();
});

test("a sign-in that fails leaves nobody signed in and no token", async () => {
  storeToken("stale");
  serve({ "/api/v1/auth/login": 500 });
  await expect(signIn("a@b.example", "x")).rejects.toThrow("API request failed");
  expect(readToken()).toBeNull();
});

test("signing up opens a session and hands on the next step", async () => {
  serve({
    "/api/v1/auth/signup-first": { ...opened, stripe_customer_id: null, next_step: "choose_plan" },
    "/api/v1/auth/profile": { user, profile },
  });
  expect(await createAccount("a@b.example", "secret")).toBe("choose_plan");
  expect(getSession().state).toBe("authenticated");
});

test("without a connection sign-in and sign-up reject with the printed words [D1-8.3]", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(signIn("a@b.example", "x")).rejects.toThrow(/^Network error$/);
  await expect(createAccount("a@b.example", "secret")).rejects.toThrow(/^Network error$/);
});

test("a failed refresh of the profile is logged and ignored [D1-8.6]", async () => {
  serve({ "/api/v1/auth/login": opened, "/api/v1/auth/profile": 500 });
  await signIn("a@b.example", "secret");
  await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
  expect(getSession().state).toBe("authenticated");
  expect(readToken()).toBe("new-token");
});

test("signing out tells the server with the token and forgets it at once", async () => {
  storeToken("kept");
  const sent = serve({ "/api/v1/auth/logout": { success: true } });
  signOut();
  expect([getSession().state, readToken()]).toEqual(["unauthenticated", null]);
  await expect.poll(() => sent[0]).toEqual({ path: "/api/v1/auth/logout", authorization: "Bearer kept" });
});

test("signing out in another tab ends this one too", async () => {
  const { followSession } = await import("./start-session.ts");
  followSession();
  setSession({ state: "authenticated", user, profile });
  window.dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: null }));
  expect(getSession().state).toBe("unauthenticated");
});
