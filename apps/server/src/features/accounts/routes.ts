import { getProfile, getSession, logIn as logInCall, logOut, signUp as signUpCall } from "@audit/contract";
import type { RateSettings } from "../../config/config.ts";
import type { Db, UserRow } from "../../platform/database/index.ts";
import { deviceCookie, type Caller, type Mount } from "../../platform/http/index.ts";
import { logIn } from "./log-in.ts";
import { limitLogins, limitSignups } from "./policy.ts";
import { both, presentProfile, presentUser } from "./present.ts";
import { endSession, noteDevice, openSession } from "./session.ts";
import { signUp } from "./sign-up.ts";
import { getUser } from "./store.ts";

interface AccountSettings {
  readonly rates: RateSettings;
  readonly adminEmail: string | null;
}

export function mountAccounts(mount: Mount, db: Db, { rates, adminEmail }: AccountSettings): void {
  const begin = async (user: UserRow, caller: Caller, setHeader: (name: string, value: string) => void) => {
    const token = await openSession(db, user.id, caller.bearer);
    setHeader("set-cookie", deviceCookie(await noteDevice(db, user.id, caller.device), caller));
    return { token, user_id: user.id, email: user.email, profile: presentProfile(user) };
  };

  mount(signUpCall)(async ({ body, caller, setHeader }) => {
    await limitSignups(db, rates, caller);
    const user = await signUp(db, { ...body, adminEmail });
    const session = await begin(user, caller, setHeader);
    return both({ ...session, stripe_customer_id: null, next_step: "dashboard" as const });
  });

  mount(logInCall)(async ({ body, caller, setHeader }) => {
    await limitLogins(db, rates, caller);
    const user = await logIn(db, { ...body, device: caller.device });
    return both(await begin(user, caller, setHeader));
  });

  mount(logOut)(async ({ caller }) => {
    await endSession(db, caller.bearer!);
    return { success: true };
  });

  mount(getProfile)(async ({ actor }) => {
    const user = await getUser(db, actor.userId);
    return both({ user: presentUser(user), profile: presentProfile(user) });
  });

  mount(getSession)(async ({ actor }) => both({ user: presentUser(await getUser(db, actor.userId)) }));
}
