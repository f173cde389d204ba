import { createToken, listTokens, rareTexts, revokeToken, type TokenScope } from "@audit/contract";
import type { Config } from "../../../config/config.ts";
import { recordAdminAct } from "../../../platform/audit/index.ts";
import type { ApiTokenRow, Db } from "../../../platform/database/index.ts";
import { PERSONAL_TOKEN, Problem, requireConfirmed, type Actor, type Mount } from "../../../platform/http/index.ts";
import { addMail } from "../../../platform/mail/index.ts";
import { limitHits } from "../../../platform/rate-limit/index.ts";
import { letterheadOf } from "../../branding/index.ts";
import { hashSecret, newSecret } from "../secret.ts";
import { findSessionFactor } from "../session-store.ts";
import { getUser } from "../store.ts";
import { presentToken } from "./present-token.ts";
import { deleteOwnToken, insertToken, listOwnTokens } from "./token-store.ts";

const MADE_PER_HOUR = { hits: 30, seconds: 60 * 60 };
const DAY_SECONDS = 24 * 60 * 60;
/** Enough of the random part to tell tokens apart, too little to guess the rest. */
const HINT_LENGTH = PERSONAL_TOKEN.length + 4;

/** Making, listing and ending personal tokens: each making and ending is mailed or noted, and none is done by a token. */
export function mountTokens(mount: Mount, { db, config }: { readonly db: Db; readonly config: Config }): void {
  mount(listTokens)(async ({ actor }) => ({ tokens: (await listOwnTokens(db, actor.userId)).map(presentToken) }));

  mount(createToken)(async ({ actor, body, caller }) => {
    requireConfirmed(actor);
    requireAdminFor(body.scopes, actor);
    await limitHits(db, `make token ${actor.userId}`, MADE_PER_HOUR);
    const secret = PERSONAL_TOKEN + newSecret();
    const row = await db.transaction().execute(async (tx) => {
      const made = await insertToken(tx, {
        userId: actor.userId,
        name: body.name,
        tokenHash: hashSecret(secret),
        hint: secret.slice(0, HINT_LENGTH),
        scopes: body.scopes,
        seconds: body.expires_in_days * DAY_SECONDS,
        secondFactor: await findSessionFactor(tx, actor.sessionId),
      });
      if (made === null) throw new Problem("CONFLICT", { text: rareTexts.tokensTooMany });
      await recordAdminAct(tx, actor, { action: "create token", subject: made.id, after: noteOf(made) });
      const { email } = await getUser(tx, actor.userId);
      const letterhead = letterheadOf(config.brands, caller);
      await addMail(tx, { kind: "token-made", recipient: email, letterhead, facts: { name: made.name } });
      return made;
    });
    return { token: presentToken(row), secret };
  });

  mount(revokeToken)(async ({ actor, params }) => {
    await db.transaction().execute(async (tx) => {
      const ended = await deleteOwnToken(tx, actor.userId, params.id);
      if (ended === null) throw new Problem("NOT_FOUND");
      await recordAdminAct(tx, actor, { action: "revoke token", subject: ended.id, before: noteOf(ended) });
    });
    return {};
  });
}

const noteOf = ({ name, scopes, expires_at }: ApiTokenRow) => ({ name, scopes, expires_at: expires_at.toISOString() });

function requireAdminFor(scopes: readonly TokenScope[], { isAdmin, lacksFactor }: Actor): void {
  if (!scopes.includes("admin")) return;
  if (!isAdmin) throw new Problem("ADMIN_REQUIRED");
  if (lacksFactor) throw new Problem("SECOND_FACTOR_NEEDED", { text: rareTexts.secondFactorForAdmins });
}
