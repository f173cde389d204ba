import { getProfile, logIn, logOut, signUp, type Profile, type SecondProof } from "@audit/contract";
import { call } from "../api/client.ts";
import { dropToken, storeToken } from "../api/token.ts";
import { endSession } from "./start-session.ts";
import { getSession, setSession } from "./session.ts";
import { texts } from "../language/texts.ts";

interface Opened {
  readonly token: string;
  readonly user_id: string;
  readonly email: string;
  readonly profile: Profile;
}

/** Opens a session. Any old token goes first. @throws CallFailed with the sentence to show */
export async function signIn(email: string, password: string, second?: SecondProof): Promise<void> {
  dropToken();
  open(await reached(call(logIn, { body: { email, password, ...(second === undefined ? {} : { second }) } })));
}

/**
 * Creates an account and opens its session.
 * @returns the next step that the server proposes; words it doesn't know yet must not break the flow
 * @throws CallFailed with the sentence to show
 */
export async function createAccount(email: string, password: string, name?: string): Promise<string> {
  dropToken();
  const answer = await reached(call(signUp, { body: { email, password, name: name?.trim() || "User" } }));
  open(answer);
  return answer.next_step;
}

/** No answer at all has the printed words instead of the browser's. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof TypeError ? new TypeError(texts.initialNetworkError, { cause: error }) : error;
  }
}

function open({ token, user_id, email, profile }: Opened): void {
  storeToken(token);
  setSession({ state: "authenticated", user: { id: user_id, email, credits: profile.credits }, profile }, "signed in");
  void refreshProfile();
}

/** Brings balance and rights up to date; a failure is logged and changes nothing. */
export async function refreshProfile(): Promise<void> {
  try {
    const { user, profile } = await call(getProfile, {});
    if (getSession().state === "authenticated") setSession({ state: "authenticated", user: user ?? null, profile });
  } catch (error) {
    console.error("The profile could not be refreshed", error);
  }
}

/** Ends the session here at once, and at the server as soon as it hears of it. */
export function signOut(): void {
  const ended = call(logOut, {});
  endSession(true);
  ended.catch((error: unknown) => console.error("The server could not end the session", error));
}
