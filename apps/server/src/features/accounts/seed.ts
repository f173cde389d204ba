import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { createPasswords } from "./password.ts";
import { findUserByEmail, insertUser, setPassword } from "./store.ts";

const ACCOUNTS = [
  { email: "admin@example.com", name: "Admin", isAdmin: true, plan: "free" },
  { email: "free@example.com", name: "Free", isAdmin: false, plan: "free" },
  { email: "paid@example.com", name: "Paid", isAdmin: false, plan: "tier2" },
] as const;

const Passwords = z.record(z.string(), z.string());

/**
 * Accounts to try the product with on a developer's machine. Passwords are made once and kept in the data folder,
 * readable by its owner only. Never called in production.
 * @returns e-mail address to password.
 */
export async function seedAccounts(
  db: Db,
  { dataDir, accounts }: Pick<Config, "dataDir" | "accounts">,
): Promise<Record<string, string>> {
  const { hash } = createPasswords(accounts);
  const path = join(dataDir, "dev-accounts.json");
  const passwords = existsSync(path) ? Passwords.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
  for (const { email, ...account } of ACCOUNTS) {
    const user = await findUserByEmail(db, email);
    if (user && passwords[email] !== undefined) continue;
    passwords[email] ??= randomBytes(9).toString("base64url");
    const passwordHash = await hash(passwords[email]);
    if (user) await setPassword(db, user.id, passwordHash);
    else await insertUser(db, { email, ...account, passwordHash });
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  return passwords;
}
