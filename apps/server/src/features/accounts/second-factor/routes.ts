import * as calls from "@audit/contract";
import { rareTexts } from "@audit/contract";
import type { Config } from "../../../config/config.ts";
import type { Tx, UserRow } from "../../../platform/database/index.ts";
import { Problem, requireConfirmed, type Actor, type Caller, type Mount } from "../../../platform/http/index.ts";
import { addMail } from "../../../platform/mail/index.ts";
import { letterheadOf } from "../../branding/index.ts";
import type { Passwords } from "../password.ts";
import { limitLogins } from "../policy.ts";
import { logIn } from "../log-in.ts";
import { requirePassword } from "../require-password.ts";
import { getUser } from "../store.ts";
import { confirmSession, deleteRecoveryCodes, hasSecondFactor } from "./factor-store.ts";
import { deletePasskey } from "./passkey-store.ts";
import { askForPasskey, beginPasskey, keepPasskey } from "./passkeys.ts";
import { firstRecoveryCodes, makeRecoveryCodes } from "./recovery-codes.ts";
import { presentFactors } from "./present-factors.ts";
import { requireSecondFactor, type FactorServices } from "./require-second-factor.ts";
import { beginTotp, deleteTotp, findTotp } from "./totp-store.ts";
import { makeTotp, takeTotp } from "./totp.ts";

interface Services extends FactorServices {
  readonly passwords: Passwords;
  readonly config: Config;
}

/** What account settings do with second factors; each act wants a session that showed lately who it is. */
export function mountSecondFactors(mount: Mount, services: Services): void {
  mountFactorList(mount, services);
  mountTotp(mount, services);
  mountPasskeys(mount, services);
  mountProofs(mount, services);
}

/** The account of a session that showed lately who it is. */
async function personOf({ db }: Services, actor: Actor): Promise<UserRow> {
  requireConfirmed(actor);
  return getUser(db, actor.userId);
}

interface Act {
  readonly user: UserRow;
  readonly caller: Caller;
  /** As the mail says it. */
  readonly what: string;
}

/** Does it and mails the owner what was done. */
const carryOut = <T>({ db, config }: Services, { user, caller, what }: Act, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const done = await work(tx);
    const letterhead = letterheadOf(config.brands, caller);
    await addMail(tx, { kind: "second-factor", recipient: user.email, letterhead, facts: { what } });
    return done;
  });

async function forgetUselessCodes(tx: Tx, userId: string): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) await deleteRecoveryCodes(tx, userId);
}

function mountFactorList(mount: Mount, services: Services): void {
  const { db, config } = services;
  mount(calls.getSecondFactors)(async ({ actor: { userId, isAdmin } }) => ({
    ...(await presentFactors(db, userId)),
    required: isAdmin && config.accounts.adminSecondFactor,
  }));
  mount(calls.renewRecoveryCodes)(async ({ actor, caller }) => {
    const user = await personOf(services, actor);
    if (!(await hasSecondFactor(db, user.id))) throw new Problem("CONFLICT");
    const codes = await carryOut(services, { user, caller, what: "The recovery codes were made anew" }, (tx) =>
      makeRecoveryCodes(tx, user.id),
    );
    return { recovery_codes: codes };
  });
}

function mountTotp(mount: Mount, services: Services): void {
  const { db, secrets, config } = services;
  mount(calls.beginTotp)(async ({ actor, caller }) => {
    const user = await personOf(services, actor);
    const issuer = letterheadOf(config.brands, caller).brand;
    const { secret, uri, sealed } = makeTotp(secrets, { issuer, label: user.email });
    if (!(await beginTotp(db, user.id, sealed))) throw new Problem("CONFLICT");
    return { secret, uri };
  });
  mount(calls.addTotp)(async ({ actor, body, caller }) => {
    const user = await personOf(services, actor);
    if ((await findTotp(db, user.id))?.isConfirmed === true) throw new Problem("CONFLICT");
    const code = body.code.replaceAll(/\s/g, "");
    if (!(await takeTotp(db, secrets, { userId: user.id, code, unconfirmed: true })))
      throw new Problem("WRONG_CREDENTIALS", { text: rareTexts.secondFactorWrong });
    await confirmSession(db, actor.sessionId, true);
    const codes = await carryOut(services, { user, caller, what: "An authenticator was added" }, (tx) =>
      firstRecoveryCodes(tx, user.id),
    );
    return { recovery_codes: codes };
  });
  mount(calls.removeTotp)(async ({ actor, caller }) => {
    const user = await personOf(services, actor);
    await carryOut(services, { user, caller, what: "The authenticator was removed" }, async (tx) => {
      await deleteTotp(tx, user.id);
      await forgetUselessCodes(tx, user.id);
    });
    return {};
  });
}

function mountPasskeys(mount: Mount, services: Services): void {
  const { db, config } = services;
  mount(calls.beginPasskey)(async ({ actor, caller }) => {
    const user = await personOf(services, actor);
    return { ...(await beginPasskey(db, { user, caller }, letterheadOf(config.brands, caller).brand)) };
  });
  mount(calls.addPasskey)(async ({ actor, body, caller }) => {
    const user = await personOf(services, actor);
    if (!(await keepPasskey(db, { user, caller }, body)))
      throw new Problem("WRONG_CREDENTIALS", { text: rareTexts.passkeyRefused });
    await confirmSession(db, actor.sessionId, true);
    const codes = await carryOut(services, { user, caller, what: "A passkey was added" }, (tx) =>
      firstRecoveryCodes(tx, user.id),
    );
    return { recovery_codes: codes };
  });
  mount(calls.removePasskey)(async ({ actor, params, caller }) => {
    const user = await personOf(services, actor);
    await carryOut(services, { user, caller, what: "A passkey was removed" }, async (tx) => {
      if (!(await deletePasskey(tx, user.id, params.id))) throw new Problem("NOT_FOUND");
      await forgetUselessCodes(tx, user.id);
    });
    return {};
  });
}

function mountProofs(mount: Mount, { db, secrets, passwords, config }: Services): void {
  mount(calls.askForPasskey)(async ({ body, caller }) => {
    await limitLogins(db, config.rates, caller);
    const user = await logIn(db, passwords, { ...body, device: caller.device });
    const options = await askForPasskey(db, { user, caller });
    if (options === null) throw new Problem("NOT_FOUND", { text: rareTexts.noPasskeyHere });
    return { ...options };
  });

  mount(calls.confirmIdentity)(async ({ actor, body, caller }) => {
    const claim = { userId: actor.userId, password: body.current_password, device: caller.device };
    const user = await requirePassword(db, passwords, claim);
    const shown = await requireSecondFactor({ db, secrets }, { user, caller, second: body.second });
    await confirmSession(db, actor.sessionId, shown);
    return {};
  });
}
