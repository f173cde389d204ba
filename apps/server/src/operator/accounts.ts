import { randomBytes } from "node:crypto";
import { grantTier, readStatus } from "../features/access/index.ts";
import {
  createPasswords,
  deleteAllSessions,
  deleteAllTokens,
  deleteOtherSessions,
  deleteTokensOf,
  deleteSecondFactors,
  listSessions,
  makeRecoveryLink,
  setAdmin,
  setPassword,
} from "../features/accounts/index.ts";
import { paymentModelOf } from "../features/branding/index.ts";
import type { Config } from "../config/config.ts";
import { recordOperator } from "../platform/audit/index.ts";
import type { Db, Tx, UserRow } from "../platform/database/index.ts";
import { accountOf, Misuse, withStore, type Command } from "./command.ts";

const takings = {
  admin: {
    words: "is no administrator any more",
    take: async (tx: Tx, { id }: UserRow) => {
      await setAdmin(tx, id, false);
    },
  },
  "second-factor": {
    words: "shows its password alone again, and is signed out everywhere",
    take: async (tx: Tx, { id }: UserRow) => {
      await deleteSecondFactors(tx, id);
      await deleteOtherSessions(tx, id, null);
    },
  },
  sessions: {
    words: "is signed out everywhere",
    take: async (tx: Tx, { id }: UserRow) => {
      await deleteOtherSessions(tx, id, null);
    },
  },
  tokens: {
    words: "has no personal tokens any more",
    take: async (tx: Tx, { id }: UserRow) => {
      await deleteTokensOf(tx, id);
    },
  },
} as const;

const EVERYBODY = "everybody";

const signOutEverybody = (): Promise<string> =>
  withStore(({ db }) =>
    db.transaction().execute(async (tx) => {
      const ended = await deleteAllSessions(tx);
      await recordOperator(tx, { action: "revoke sessions", subject: EVERYBODY });
      const tokens = await deleteAllTokens(tx);
      return `${ended} sessions and ${tokens} personal tokens were ended.`;
    }),
  );

export const revoke: Command = {
  name: "revoke",
  help: `  revoke <email> admin
      takes the rights of an administrator away, with the account's next request
  revoke <email> plan
      ends the account's plan now; credits stay
  revoke <email> sessions, revoke everybody sessions
      signs the account, or all accounts, out everywhere; of everybody, personal tokens end as well
  revoke <email> tokens
      ends all personal tokens of the account
  revoke <email> second-factor
      takes authenticator, passkeys and recovery codes away, for whoever has lost them; make sure who asks`,
  run: async ([email, what = ""]) => {
    if (email === undefined) throw new Misuse("revoke needs an e-mail address and what to take away.");
    if (what === "plan") {
      await withStore(async ({ db }) => {
        const { id: userId } = await accountOf(db, email);
        await grantTier(db, { userId, actor: "operator", tier: "free", days: 0 });
      });
      return `${email} has no plan any more.`;
    }
    if (email === EVERYBODY && what === "sessions") return signOutEverybody();
    if (what !== "admin" && what !== "sessions" && what !== "tokens" && what !== "second-factor")
      throw new Misuse(`"${what}" can't be revoked; take admin, plan, sessions, tokens or second-factor.`);
    await withStore(async ({ db }) => {
      const user = await accountOf(db, email);
      await db.transaction().execute(async (tx) => {
        await takings[what].take(tx, user);
        await recordOperator(tx, { action: `revoke ${what}`, subject: user.id });
      });
    });
    return `${email} ${takings[what].words}.`;
  },
};

const PASSWORD_BYTES = 32;

export const user: Command = {
  name: "user",
  help: `  user <email>
      shows an account: rights, plan, sessions, jobs
  user <email> password
      shows a link that sets a new password, once, within an hour; the present one ends, with all sessions`,
  run: async ([email, what]) => {
    if (email === undefined) throw new Misuse("user needs an e-mail address.");
    if (what !== undefined && what !== "password") throw new Misuse(`user knows no "${what}".`);
    return withStore(async ({ db }, config) => {
      const account = await accountOf(db, email);
      return what === "password" ? renewPassword(db, account, config) : describe(db, account, config);
    });
  },
};

async function renewPassword(db: Db, { id, email }: UserRow, { accounts, brands, port }: Config): Promise<string> {
  // Nobody knows it: what is printed at a machine must not become a password for good.
  const hash = await createPasswords(accounts).hash(randomBytes(PASSWORD_BYTES).toString("base64url"));
  return db.transaction().execute(async (tx) => {
    await setPassword(tx, id, hash);
    await deleteOtherSessions(tx, id, null);
    await recordOperator(tx, { action: "renew password", subject: id });
    const link = await makeRecoveryLink(tx, id, brands.fallback.origin ?? `http://localhost:${port}`);
    return `${email} sets a new password at ${link}`;
  });
}

async function describe(db: Db, account: UserRow, { access, brands }: Config): Promise<string> {
  const { subscription } = await readStatus(db, access, account.id, paymentModelOf(brands.fallback));
  const sessions = await listSessions(db, account.id);
  const lines: readonly (readonly [string, string])[] = [
    ["e-mail", account.email],
    ["id", account.id],
    ["since", account.created_at.toISOString()],
    ["confirmed", account.email_verified_at?.toISOString() ?? "no"],
    ["administrator", account.is_admin ? "yes" : "no"],
    ["plan", `${subscription.tier} (${subscription.status})`],
    ["credits", String(account.credits)],
    ["sessions", String(sessions.length)],
    ["last seen", sessions[0]?.last_seen_at.toISOString() ?? "–"],
  ];
  return lines.map(([name, value]) => `${name.padEnd(14)} ${value}`).join("\n");
}
