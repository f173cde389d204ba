import { CallFailed, getSession as sessionCall, updatePassword, verifyRecovery } from "@audit/contract";
import { callAs } from "../api/client.ts";
import { announceRecovery } from "./session-events.ts";
import { endSession } from "./start-session.ts";
import { getSession } from "./session.ts";
import { texts } from "../language/texts.ts";

/** A recovery under way; the token lives in this page's memory only, its counterpart in a cookie no script can read. */
export interface Recovery {
  readonly token: string | null;
  readonly userId: string;
  readonly email: string;
}

/** The link is not good, or that could not be found out. */
export interface LinkFault {
  readonly sentence: string;
  /** Asking once more may help. */
  readonly canRetry: boolean;
}

interface ResetLink {
  readonly access_token: string;
  readonly refresh_token: string;
}

const asNobody = callAs(() => null);

/**
 * Uses a reset link; without one goes on with a recovery of this browser, as after a reload.
 * @returns what is wrong when there is no recovery
 */
export async function openRecovery(link: ResetLink | null): Promise<Recovery | LinkFault> {
  try {
    return link === null ? await resume() : await verify(link);
  } catch (error) {
    const isRefused = error instanceof CallFailed && error.status < 500 && error.status !== 429;
    return isRefused
      ? { sentence: texts.resetLinkInvalid, canRetry: false }
      : { sentence: texts.resetLinkUnchecked, canRetry: true };
  }
}

async function verify(link: ResetLink): Promise<Recovery> {
  const { recovery_token: token, user_id: userId, email } = await asNobody(verifyRecovery, { body: link });
  announceRecovery();
  return { token, userId, email };
}

async function resume(): Promise<Recovery> {
  const { user } = await asNobody(sessionCall, {});
  return { token: null, userId: user.id, email: user.email };
}

/**
 * Sets the new password. The account's sessions have ended then, the one in this browser included.
 * @returns where to go, as the server says
 */
export async function setRecoveredPassword({ token, userId }: Recovery, password: string): Promise<string | undefined> {
  const { data } = await callAs(() => token)(updatePassword, { body: { password } });
  const session = getSession();
  if (session.state === "authenticated" && session.profile.id === userId) endSession(true);
  return data.redirect;
}
