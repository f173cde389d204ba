import { readConfig, type Config } from "../config/config.ts";
import { findUserByEmail } from "../features/accounts/index.ts";
import { backupBeforeMigrating } from "../platform/backup/index.ts";
import { openStore, type OpenOptions, type Db, type Store, type UserRow } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";

export interface Options {
  readonly days: string;
  readonly type: string;
  readonly "without-backup": boolean;
}

/** One thing that an operator can do at the machine itself. */
export interface Command {
  readonly name: string;
  /** How it is called and what it does, as the help shows it. */
  readonly help: string;
  /** @returns what was done or found. @throws Misuse when it can't be understood, Error when it can't be done */
  run(args: readonly string[], options: Options): Promise<string>;
}

/** The command was not understood; the sentence says what is wrong with it. */
export class Misuse extends Error {}

/** Opens the database that the environment names, for as long as `use` takes. */
export async function withStore<T>(
  use: (store: Store, config: Config) => Promise<T>,
  options: Pick<OpenOptions, "tables"> = {},
): Promise<T> {
  const config = readConfig(process.env);
  const beforeMigrating = backupBeforeMigrating(config.dataDir);
  const store = await openStore(config, createLog("silent"), { ...options, beforeMigrating });
  try {
    return await use(store, config);
  } finally {
    await store.close();
  }
}

/** @throws Error when nobody has that address */
export async function accountOf(db: Db, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new Error(`There is no account ${email}.`);
  return user;
}
