import {
  getProfile,
  getSession,
  logIn as logInCall,
  logOut,
  signUp as signUpCall,
  type NextStep,
} from "@audit/contract";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Log } from "../../platform/log.ts";
import type { Config } from "../../config/config.ts";
import type { Db, UserRow } from "../../platform/database/index.ts";
import { deviceCookie, Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import { addMail } from "../../platform/mail/index.ts";
import { brandOf, letterheadOf } from "../branding/index.ts";
import { browserName } from "./browser-name.ts";
import { hasDevices, isKnownDevice } from "./device-store.ts";
import { logIn } from "./log-in.ts";
import { requireSecondFactor } from "./second-factor/require-second-factor.ts";
import { mountSecondFactors } from "./second-factor/routes.ts";
import { createPasswords } from "./password.ts";
import { limitLogins, limitSignups, refuseWeak } from "./policy.ts";
import { presentProfile, presentUser } from "./present.ts";
import { mountRecovery } from "./recovery-routes.ts";
import { findRecovery } from "./recovery-store.ts";
import { hashSecret } from "./secret.ts";
import { mountSessions } from "./session-routes.ts";
import { endSession, noteDevice, openSession, readSession } from "./session.ts";
import { signUp } from "./sign-up.ts";
import { findUserByEmail, getUser } from "./store.ts";
import { mountTokens } from "./tokens/routes.ts";

/** Makes an account known to whoever takes the money. @returns its id there; null where nothing is sold. */
type FindCustomer = (userId: string) => Promise<string | null>;

interface AccountServices {
  readonly db: Db;
  readonly log: Log;
  readonly secrets: AppSecret;
  readonly findCustomer: FindCustomer;
}

export function mountAccounts(mount: Mount, { db, log, secrets, findCustomer }: AccountServices, config: Config): void {
  const { rates, accounts } = config;
  const passwords = createPasswords(accounts);
  const begin = async (user: UserRow, { caller, setHeader }: Browser, secondFactor = false) => {
    const token = await openSession(db, user, caller, secondFactor);
    setHeader("set-cookie", deviceCookie(await noteDevice(db, user.id, caller.device), caller));
    return { token, user_id: user.id, email: user.email, profile: presentProfile(user) };
  };

  mount(signUpCall)(async ({ body: { email, password, name }, caller, setHeader }) => {
    await limitSignups(db, rates, caller);
    const letterhead = letterheadOf(config.brands, caller);
    refuseWeak(password, config, { email, letterhead });
    const { key: brand } = brandOf(config.brands, caller);
    const applicant = { email, name, passwordHash: await passwords.hash(password) };
    const user = await signUp(db, applicant, { brand, letterhead, verify: accounts.mailReaches });
    const session = await begin(user, { caller, setHeader });
    const next: NextStep = accounts.requireVerification ? "verify_email" : "dashboard";
    return { ...session, stripe_customer_id: await findCustomer(user.id), next_step: next };
  });

  mount(logInCall)(async ({ body, caller, setHeader }) => {
    await limitLogins(db, rates, caller);
    const tell = (outcome: string, account: string | null): void =>
      log.info({ event: "sign-in", outcome, account, address: caller.address }, "somebody signs in");
    const user = await logIn(db, passwords, { ...body, device: caller.device }).catch(async (error: unknown) => {
      tell(outcomeOf(error), (await findUserByEmail(db, body.email))?.id ?? null);
      throw error;
    });
    const { second } = body;
    const shown = await requireSecondFactor({ db, secrets }, { user, caller, second }).catch((error: unknown) => {
      tell(`second factor: ${outcomeOf(error)}`, user.id);
      throw error;
    });
    tell("signed in", user.id);
    if (await isNewDevice(db, user.id, caller.device)) {
      const facts = { browser: browserName(caller.agent ?? "") };
      await addMail(db, {
        kind: "new-sign-in",
        recipient: user.email,
        letterhead: letterheadOf(config.brands, caller),
        facts,
      });
    }
    return await begin(user, { caller, setHeader }, shown);
  });

  mount(logOut)(async ({ caller, setHeader }) => {
    // The page itself forgets token, data and changes not sent yet; preferences and the device's cookie stay.
    setHeader("clear-site-data", '"cache"');
    if (caller.bearer !== null) await endSession(db, caller.bearer);
    return {};
  });

  mount(getProfile)(async ({ actor }) => {
    const user = await getUser(db, actor.userId);
    return { user: presentUser(user), profile: presentProfile(user) };
  });

  mount(getSession)(async ({ caller }) => {
    const actor = await readSession(db, caller.bearer, accounts);
    const recovering = caller.recovery === null ? null : await findRecovery(db, hashSecret(caller.recovery));
    const user = actor ? await getUser(db, actor.userId) : recovering;
    if (!user) throw new Problem("AUTHENTICATION_REQUIRED");
    return { user: presentUser(user) };
  });

  mountRecovery(mount, { db, passwords, config });
  mountSessions(mount, db);
  mountTokens(mount, { db, config });
  mountSecondFactors(mount, { db, secrets, passwords, config });
}

interface Browser {
  readonly caller: Caller;
  readonly setHeader: (name: string, value: string) => void;
}

const outcomeOf = (error: unknown): string => (error instanceof Problem ? error.code : "failed");

/** The first browser of an account is no news. */
const isNewDevice = async (db: Db, userId: string, device: string | null): Promise<boolean> =>
  (device === null || !(await isKnownDevice(db, userId, hashSecret(device)))) && (await hasDevices(db, userId));
