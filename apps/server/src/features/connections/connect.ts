import { createHash } from "node:crypto";
import { rareTexts } from "@audit/contract";
import { Problem, type Actor } from "../../platform/http/index.ts";
import { GoogleFault, newAttempt, type Answered, type GoogleAccess } from "../../platform/google/index.ts";
import { saveAttempt, takeAttempt } from "./attempt-store.ts";
import { tokenPurpose, VERIFIER_PURPOSE, type Connecting } from "./connections.ts";
import { saveGrant } from "./grant-store.ts";
import { readProperties } from "./read-search.ts";

const hashOf = (state: string): Buffer => createHash("sha256").update(state).digest();

/** @throws Problem CONFLICT where the operator has not registered with Google */
export function requireAccess({ access }: Connecting): GoogleAccess {
  if (access === null) throw new Problem("CONFLICT", { text: rareTexts.searchConsoleOff });
  return access;
}

/**
 * Begins an attempt that only this session can finish.
 * @param returnTo where Google sends the person back; it has to be registered there
 * @returns where the person gives access
 */
export async function beginConnecting(connecting: Connecting, actor: Actor, returnTo: string): Promise<string> {
  const attempt = newAttempt(returnTo);
  const url = await requireAccess(connecting).authorizeUrl(attempt);
  await saveAttempt(connecting.db, {
    state_hash: hashOf(attempt.state),
    session_id: actor.sessionId,
    sealed_verifier: connecting.secret.seal(VERIFIER_PURPOSE, attempt.verifier),
    return_to: returnTo,
  });
  return url;
}

/**
 * Keeps the access that was given, and looks what it may read.
 * @throws Problem INVALID_LINK for an attempt that is over, was used or belongs to another session; CONFLICT when there
 * is no lasting access; UNAVAILABLE when Google can't be asked
 */
export async function finishConnecting(connecting: Connecting, actor: Actor, answered: Answered): Promise<void> {
  const { db, secret } = connecting;
  const access = requireAccess(connecting);
  const kept = await takeAttempt(db, actor.sessionId, hashOf(answered.state));
  const verifier = kept && secret.open(VERIFIER_PURPOSE, kept.sealed_verifier);
  if (kept === null || verifier === null) throw new Problem("INVALID_LINK", { text: rareTexts.searchConsoleLinkDead });
  const attempt = { state: answered.state, verifier, returnTo: kept.return_to };
  const { refreshToken } = await access.redeem(attempt, answered).catch(refuse);
  // An earlier grant is not taken back: Google would end this one with it.
  await saveGrant(db, actor.userId, secret.seal(tokenPurpose(actor.userId), refreshToken));
  await readProperties(connecting, actor.userId, AbortSignal.timeout(10_000));
}

function refuse(error: unknown): never {
  if (!(error instanceof GoogleFault)) throw error;
  if (error.fault === "ended") throw new Problem("CONFLICT", { text: rareTexts.searchConsoleNoAccess });
  throw new Problem("UNAVAILABLE", { text: rareTexts.searchConsoleFailed(error.message) });
}
