import { rareTexts, type ProgramScope } from "@audit/contract";
import { recordAdminAct } from "../../platform/audit/index.ts";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Db, MailLetterhead } from "../../platform/database/index.ts";
import { Problem, requireConfirmed, type Actor } from "../../platform/http/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import { findSessionFactor, getUser, hashSecret, insertToken, newSecret } from "../accounts/index.ts";
import { openRequest, type ConsentRequest } from "./consent-request.ts";
import { addSecret } from "./oauth-store.ts";
import { hostShown } from "./redirect-uri.ts";

/** From the consent to the program's first token; until then it is let in to nothing. */
const CODE_SECONDS = 60;

interface Decision {
  readonly request: string;
  /** None: refused. */
  readonly scopes: readonly ProgramScope[];
  readonly letterhead: MailLetterhead;
}

interface Services {
  readonly db: Db;
  readonly secret: AppSecret;
}

/** @throws Problem INVALID_LINK for a request that is over, was changed, or was not made here */
export function requireRequest(secret: AppSecret, sealed: string): ConsentRequest {
  const request = openRequest(secret, sealed);
  if (request === null) throw new Problem("INVALID_LINK", { text: rareTexts.consentOver });
  return request;
}

/**
 * Lets a program in, or refuses it.
 * @returns where the browser goes on, with a code or a refusal
 */
export async function decide({ db, secret }: Services, actor: Actor, decision: Decision): Promise<string> {
  const request = requireRequest(secret, decision.request);
  const scopes = request.scopes.filter((scope) => decision.scopes.includes(scope));
  if (scopes.length === 0) return returnTo(request, { error: "access_denied" });
  requireConfirmed(actor);
  return returnTo(request, { code: await letIn(db, actor, { ...request, scopes }, decision.letterhead) });
}

const letIn = (db: Db, actor: Actor, request: ConsentRequest, letterhead: MailLetterhead): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const { client, audience, name, scopes, challenge, redirectUri } = request;
    const place = hostShown(redirectUri) ?? "this computer";
    const grant = await insertToken(tx, {
      userId: actor.userId,
      name,
      // Nobody has it: what the program is given comes and goes under the row.
      tokenHash: hashSecret(newSecret()),
      hint: place,
      scopes,
      seconds: CODE_SECONDS,
      secondFactor: await findSessionFactor(tx, actor.sessionId),
      program: { client, audience },
    });
    if (grant === null) throw new Problem("CONFLICT", { text: rareTexts.tokensTooMany });
    await recordAdminAct(tx, actor, { action: "let program in", subject: grant.id, after: { name, place, scopes } });
    const { email } = await getUser(tx, actor.userId);
    await addMail(tx, { kind: "program-let-in", recipient: email, letterhead, facts: { name, place } });
    return addSecret(tx, { tokenId: grant.id, kind: "code", seconds: CODE_SECONDS, challenge, redirectUri });
  });

/** With the issuer, so that a program that talks to several knows whose answer it has (RFC 9207). */
function returnTo({ redirectUri, state, issuer }: ConsentRequest, answer: Readonly<Record<string, string>>): string {
  const address = new URL(redirectUri);
  const all = { ...answer, ...(state === undefined ? {} : { state }), iss: issuer };
  for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
  return address.href;
}
