import { rareTexts, type SecondProof } from "@audit/contract";
import type { AppSecret } from "../../../platform/app-secret.ts";
import type { Db, UserRow } from "../../../platform/database/index.ts";
import { Problem, type Caller } from "../../../platform/http/index.ts";
import { endTry, openTry } from "../attempts-store.ts";
import { accountKey } from "../policy.ts";
import { hasSecondFactor } from "./factor-store.ts";
import { takePasskey } from "./passkeys.ts";
import { takeCode } from "./recovery-codes.ts";
import { takeTotp } from "./totp.ts";

export interface FactorServices {
  readonly db: Db;
  readonly secrets: AppSecret;
}

interface Shown {
  readonly user: UserRow;
  readonly caller: Caller;
  readonly second: SecondProof | undefined;
}

/**
 * Lets only whoever shows the account's second factor go on, where it has one; wrong ones are counted apart from wrong
 * passwords, with the same growing delays.
 * @returns whether one was shown
 * @throws Problem SECOND_FACTOR_NEEDED, WRONG_CREDENTIALS, RATE_LIMITED
 */
export async function requireSecondFactor(services: FactorServices, { user, caller, second }: Shown): Promise<boolean> {
  const { db } = services;
  if (!(await hasSecondFactor(db, user.id))) return false;
  if (second === undefined) throw new Problem("SECOND_FACTOR_NEEDED");
  const counter = `${accountKey(user.email)} second`;
  const wait = await openTry(db, counter);
  if (wait !== null) throw new Problem("RATE_LIMITED", { retryAfter: wait });
  const matches =
    "code" in second
      ? await takeAnyCode(services, user.id, second.code)
      : await takePasskey(db, { user, caller }, second.passkey);
  await endTry(db, counter, matches);
  if (!matches) throw new Problem("WRONG_CREDENTIALS", { text: rareTexts.secondFactorWrong });
  return true;
}

async function takeAnyCode({ db, secrets }: FactorServices, userId: string, code: string): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, "");
  return (await takeTotp(db, secrets, { userId, code: digits })) || takeCode(db, userId, code);
}
