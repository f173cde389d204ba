import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import type { AccountSettings } from "../../config/config.ts";
import type { PasswordCost } from "../../config/password-cost.ts";
import { Problem } from "../../platform/http/index.ts";
import { newSecret } from "./secret.ts";

/** Before a hash that the pepper went into, because the hash itself does not tell. */
const PEPPERED = "peppered:";

/** More at once would only make each of them slower. */
const AT_ONCE = availableParallelism();
/** Some 5 s of work on one core; whoever would wait longer is told to come back. */
const MOST_WAITING = 90;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Problem("UNAVAILABLE", { retryAfter: 5 });
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // A place is handed on, so that nobody overtakes.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether or not there is an account (`stored` null), so that time tells nothing.
   * `outdated`: it matches, but is stored with other costs or another pepper than today's.
   */
  check(password: string, stored: string | null): Promise<{ matches: boolean; outdated: boolean }>;
}

/** How a hash begins that was made at this cost. Argon2id is the library's default. */
const beginningOf = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** The pepper goes into every hash and stays outside the database; null for none. */
export function createPasswords({ pepper, passwordCost }: Pick<AccountSettings, "pepper" | "passwordCost">): Passwords {
  const secret = pepper === null ? null : Buffer.from(pepper);
  const current = beginningOf(passwordCost);
  const hashWith = async (password: string): Promise<string> => {
    const made = await inTurn(() => hash(normalised(password), secret ? { ...passwordCost, secret } : passwordCost));
    return secret ? PEPPERED + made : made;
  };
  let dummy: Promise<string> | undefined;
  return {
    hash: hashWith,
    check: async (password, stored) => {
      dummy ??= hashWith(newSecret());
      const known = stored ?? (await dummy);
      const isPeppered = known.startsWith(PEPPERED);
      // Without the pepper it was made with, nothing can match; the time is spent all the same.
      const options = isPeppered && secret ? { secret } : undefined;
      const bare = isPeppered ? known.slice(PEPPERED.length) : known;
      const matches = (await inTurn(() => verify(bare, normalised(password), options))) && stored !== null;
      return { matches, outdated: matches && (isPeppered !== (secret !== null) || !bare.startsWith(current)) };
    },
  };
}

// One text typed on two keyboards may differ in code points; NFKC makes them one (NIST 800-63B).
const normalised = (password: string): string => password.normalize("NFKC");
