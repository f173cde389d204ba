import { CallFailed, limits } from "@audit/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../api/query-client.ts";
import { readToken, storeToken } from "../api/token.ts";
import { addCredits, addFunds } from "./balance.ts";
import { changePassword } from "./change-password.ts";
import { pathOfStep } from "./next-step.ts";
import { openRecovery } from "./recovery.ts";
import { getSession, setSession } from "./session.ts";
import { onSessionEvent, type SessionEvent } from "./session-events.ts";
import { createAccount, signIn, signOut } from "./sign-in.ts";
import { followSession, startSession } from "./start-session.ts";

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

test("balances change at once, credits as they are and funds in cents, then the server's are shown [D1-3.8] [D1-3.9] [D1-4.10] [D1-9.3]", async () => {
  const before = { ...profile, credits: 3, funds: 150 };
  setSession({ state: "authenticated", user, profile: before });
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answered);
  const changing = [addCredits(3), addFunds(5)];
  expect(getSession()).toMatchObject({ user: { credits: 6 }, profile: { credits: 6, funds: 650 } });
  const truth = { user: { ...user, credits: 7 }, profile: { ...profile, credits: 7, funds: 600 } };
  answer(new Response(JSON.stringify(truth), { headers: { "content-type": "application/json" } }));
  await Promise.allSettled(changing);
  await expect.poll(() => getSession()).toMatchObject(truth);
  expect(limits.centsPerUnit).toBe(100);
});

test("four events tell what happens to a session, here and in other tabs [D1-4.11]", async () => {
  const events: SessionEvent[] = [];
  const stop = onSessionEvent((event) => events.push(event));
  const reset = { recovery_token: "r", user_id: "u1", email: "a@b.example", expires_in: 600 };
  serve({
    "/api/v1/auth/login": opened,
    "/api/v1/auth/profile": { user, profile },
    "/api/v1/auth/update-password": { success: true, data: { token: "newer-token" } },
    "/api/v1/auth/verify-recovery-token": reset,
    "/api/v1/auth/logout": { success: true },
  });
  await signIn("a@b.example", "secret");
  await changePassword("secret", "brand-new-7");
  expect(readToken()).toBe("newer-token");
  await openRecovery({ access_token: "a", refresh_token: "b" });
  signOut();
  expect(events).toEqual(["signed in", "token refreshed", "password recovery", "signed out"]);

  events.length = 0;
  followSession();
  const tell = (token: string | null): void => {
    if (token === null) localStorage.clear();
    else storeToken(token);
    window.dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: token }));
  };
  tell("theirs");
  await expect.poll(() => events).toEqual(["signed in"]);
  tell("theirs, renewed");
  await expect.poll(() => events).toEqual(["signed in", "token refreshed"]);
  tell(null);
  expect(events).toEqual(["signed in", "token refreshed", "signed out"]);
  new BroadcastChannel("session-events").postMessage("password recovery");
  await expect.poll(() => events.at(-1)).toBe("password recovery");
  stop();
});

test("a session asks nothing by the clock: how long it lives is the server's business [D1-9.14]", async () => {
  vi.useFakeTimers();
  const sent = serve({ "/api/v1/auth/login": opened, "/api/v1/auth/profile": { user, profile } });
  await signIn("a@b.example", "secret");
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(30 * 24 * 60 * 60 * 1000);
  expect(sent.length - before).toBeLessThanOrEqual(1);
  expect(getSession().state).toBe("authenticated");
  vi.useRealTimers();
});

test("an answer may be wrapped or bare", async () => {
  for (const body of [{ success: true, data: opened }, { success: true, ...opened, data: opened }, opened]) {
    serve({ "/api/v1/auth/login": body, "/api/v1/auth/profile": { success: true, data: { user, profile } } });
    await signIn("a@b.example", "secret");
    expect(getSession()).toMatchObject({ state: "authenticated", user: { email: "a@b.example" } });
  }
});

test.each([
  ["dashboard", undefined, undefined],
  ["verify_email", undefined, "/account"],
  ["choose_plan", undefined, "/account/upgrade"],
  ["walk_the_dog", undefined, undefined],
  ["choose_plan", "/dashboard/actions", "/dashboard/actions"],
])("the next step %s, on the way to %s, leads to %s [D1-4.8]", (step, wanted, path) => {
  expect(pathOfStep(step, wanted)).toBe(path);
});

test("a refused token that was replaced meanwhile does not end the session", async () => {
  storeToken("renewed");
  setSession({ state: "authenticated", user, profile });
  serve({ "/api/v1/auth/profile": { user, profile } });
  followSession();
  const refused = queryClient.fetchQuery({ queryKey: ["x"], queryFn: () => Promise.reject(new CallFailed(401, {})) });
  await expect(refused).rejects.toThrow("API request failed");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([getSession().state, readToken()]).toEqual(["authenticated", "renewed"]);
});

test("signing out in another tab ends this one too", async () => {
  followSession();
  setSession({ state: "authenticated", user, profile });
  window.dispatchEvent(new StorageEvent("storage", { key: "auth_token", newValue: null }));
  expect(getSession().state).toBe("unauthenticated");
});
