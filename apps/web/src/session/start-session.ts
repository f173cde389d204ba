import { getProfile, getStatus, limits } from "@audit/contract";
import { call, isSessionOver } from "../api/client.ts";
import { onSessionOver, queryClient } from "../api/query-client.ts";
import { dropToken, readToken } from "../api/token.ts";
import { emitSessionEvent } from "./session-events.ts";
import { getSession, setSession } from "./session.ts";

const PATIENCE_MS = 20_000;

let leaving = false;

/** Asks the server who holds the stored token: first the status, then the profile. */
export async function startSession(): Promise<void> {
  const status = queryClient.query({
    queryKey: ["public", "status"],
    queryFn: () => call(getStatus, {}),
    retry: false,
  });
  if (readToken() === null) {
    setSession({ state: "unauthenticated", byChoice: false });
    await status.catch(() => null);
    return;
  }
  await status.catch(() => null);
  try {
    const { user, profile } = await call(getProfile, {}, AbortSignal.timeout(PATIENCE_MS));
    setSession({ state: "authenticated", user: user ?? null, profile });
  } catch (error) {
    // Whoever leaves the page while it loads cuts the call off; that says nothing about the session.
    if (leaving) return;
    console.error("The stored session could not be used", error);
    endSession();
  }
}

/** Forgets the token and everything that was loaded with it. */
export function endSession(byChoice = false): void {
  const wasOpen = getSession().state === "authenticated";
  dropToken();
  forgetLoaded();
  setSession({ state: "unauthenticated", byChoice }, wasOpen ? "signed out" : undefined);
}

function forgetLoaded(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "public" });
}

let confirming: Promise<void> | null = null;

/** The refused token may be one that was replaced while the call was under way; the stored one decides. */
function endIfOver(): Promise<void> {
  confirming ??= call(getProfile, {})
    .then(
      () => undefined,
      (error: unknown) => {
        if (isSessionOver(error)) endSession();
      },
    )
    .finally(() => {
      confirming = null;
    });
  return confirming;
}

/** Another tab has stored a token: a new one for the same account, or another account's. */
async function adoptToken(): Promise<void> {
  const before = accountId();
  await startSession();
  const now = accountId();
  if (now === null) return;
  if (before !== null && before !== now) forgetLoaded();
  emitSessionEvent(before === now ? "token refreshed" : "signed in");
}

function accountId(): string | null {
  const session = getSession();
  return session.state === "authenticated" ? session.profile.id : null;
}

/** Keeps this tab in step with the answers of the server and with the other tabs. */
export function followSession(): void {
  onSessionOver(() => void endIfOver());
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  window.addEventListener("storage", (event) => {
    if (event.key !== limits.tokenStorageKey && event.key !== null) return;
    if (readToken() === null) endSession();
    else void adoptToken();
  });
}
