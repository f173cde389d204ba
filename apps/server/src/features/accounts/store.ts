import type { Db, UserRow } from "../../platform/database/index.ts";

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** Only accounts to try the product with are born with it. */
  readonly isAdmin?: boolean;
  readonly plan?: string;
}

/** @returns null when the address has an account already. */
export async function insertUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const row = await db
    .insertInto("users")
    .values({
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      is_admin: user.isAdmin ?? false,
      plan: user.plan ?? "free",
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const row = await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
  return row ?? null;
}

export async function listAdmins(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("users").select("email").where("is_admin", "=", true).orderBy("email").execute();
  return rows.map(({ email }) => email);
}

export const getUser = (db: Db, id: string): Promise<UserRow> =>
  db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
}

/** Stores a password anew after it was checked, unless it was changed meanwhile. */
export async function renewHash(db: Db, { id, password_hash }: UserRow, renewed: string): Promise<UserRow | null> {
  const row = await db
    .updateTable("users")
    .set({ password_hash: renewed })
    .where("id", "=", id)
    .where("password_hash", "=", password_hash)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function setAdmin(db: Db, userId: string, isAdmin: boolean): Promise<void> {
  await db.updateTable("users").set({ is_admin: isAdmin }).where("id", "=", userId).execute();
}
