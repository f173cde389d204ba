import { getProfile, getStatus, limits } from "@audit/contract";
import { call } from "../api/client.ts";
import { onSessionOver, queryClient } from "../api/query-client.ts";
import { dropToken, readToken } from "../api/token.ts";
import { setSession } from "./session.ts";

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
    setSession({ state: "authenticated", user, profile });
  } catch (error) {
    // Whoever leaves the page while it loads cuts the call off; that says nothing about the session.
    if (leaving) return;
    console.error("The stored session could not be used", error);
    endSession();
  }
}

/** Forgets the token and everything that was loaded with it. */
export function endSession(byChoice = false): void {
  dropToken();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "public" });
  setSession({ state: "unauthenticated", byChoice }, "signed out");
}

/** Keeps this tab in step with the answers of the server and with the other tabs. */
export function followSession(): void {
  onSessionOver(() => endSession());
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  window.addEventListener("storage", (event) => {
    if (event.key !== limits.tokenStorageKey && event.key !== null) return;
    if (readToken() === null) endSession();
    else void startSession();
  });
}
