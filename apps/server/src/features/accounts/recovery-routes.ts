import {
  limits,
  rareTexts,
  requestReset,
  resendVerification,
  texts,
  updatePassword,
  verifyEmail,
  verifyRecovery,
} from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { Problem, recoveryCookie, type Mount } from "../../platform/http/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import { letterheadOf } from "../branding/index.ts";
import { proveMailbox } from "./appoint-admin.ts";
import { changeByRecovery, changeBySession } from "./change-password.ts";
import type { Passwords } from "./password.ts";
import { limitLinks, limitMails, limitResets } from "./policy.ts";
import { beginRecovery } from "./recover.ts";
import { findRecovery } from "./recovery-store.ts";
import { hashSecret } from "./secret.ts";
import { readSession } from "./session.ts";
import { getUser } from "./store.ts";
import { markVerified, takeVerification } from "./verification-store.ts";

interface RecoveryServices {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly config: Config;
}

const RECOVERY_SECONDS = limits.recoveryMinutes * 60;

export function mountRecovery(mount: Mount, services: RecoveryServices): void {
  const { db, config } = services;

  // The same work for every address: whether it has an account is looked up when the mail is written.
  mount(requestReset)(async ({ body: { email }, caller }) => {
    await limitResets(db, config.rates, caller, email);
    await addMail(db, { kind: "reset-password", recipient: email, letterhead: letterheadOf(config.brands, caller) });
    return { message: texts.resetSent };
  });

  mount(verifyRecovery)(async ({ body, caller, setHeader }) => {
    await limitLinks(db, config.rates, caller);
    const [user, token] = await beginRecovery(db, { access: body.access_token, refresh: body.refresh_token });
    setHeader("set-cookie", recoveryCookie(token, RECOVERY_SECONDS, caller));
    return { recovery_token: token, user_id: user.id, email: user.email, expires_in: RECOVERY_SECONDS };
  });

  mount(updatePassword)(async ({ body: { password, current_password: current }, caller, setHeader }) => {
    const change = { password, letterhead: letterheadOf(config.brands, caller) };
    const actor = await readSession(db, caller.bearer, config.accounts);
    if (actor) {
      const { token, ended } = await changeBySession(services, actor, caller, { ...change, current });
      return changed("/account", token, ended);
    }
    for (const secret of [caller.bearer, caller.recovery]) {
      const bearer = secret === null ? null : hashSecret(secret);
      const user = bearer && (await findRecovery(db, bearer));
      const ended = bearer && user ? await changeByRecovery(services, user, bearer, change) : null;
      if (ended === null) continue;
      setHeader("set-cookie", recoveryCookie(null, 0, caller));
      return changed("/login", null, ended);
    }
    throw new Problem("AUTHENTICATION_REQUIRED");
  });

  mountVerification(mount, services);
}

const changed = (redirect: string, token: string | null, ended: number) => ({
  message: texts.passwordUpdated,
  data: { redirect, token, ended_sessions: ended },
});

function mountVerification(mount: Mount, { db, config }: RecoveryServices): void {
  mount(verifyEmail)(async ({ body, caller }) => {
    await limitLinks(db, config.rates, caller);
    const signedIn = (await readSession(db, caller.bearer, config.accounts))?.userId;
    const userId = await db.transaction().execute(async (tx) => {
      const owner = await takeVerification(tx, hashSecret(body.token));
      if (owner !== null) await markVerified(tx, owner);
      if (owner !== null && owner === signedIn) await proveMailbox(tx, owner, config.adminEmail);
      return owner;
    });
    if (userId === null) throw new Problem("INVALID_LINK", { text: rareTexts.verifyLinkInvalid });
    return { email: (await getUser(db, userId)).email };
  });

  mount(resendVerification)(async ({ actor, caller }) => {
    const { email, email_verified_at } = await getUser(db, actor.userId);
    if (email_verified_at !== null || !config.accounts.mailReaches) return { sent: false };
    await limitMails(db, "verify-email", email);
    await addMail(db, { kind: "verify-email", recipient: email, letterhead: letterheadOf(config.brands, caller) });
    return { sent: true };
  });
}
