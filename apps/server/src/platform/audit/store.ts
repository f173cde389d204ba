import { sql } from "kysely";
import type { Tx } from "../database/index.ts";

export interface AuditEntry {
  /** Who did it: an e-mail address, or "operator" at the machine itself. */
  readonly actor: string;
  /** A verb phrase such as "grant access". */
  readonly action: string;
  /** Whom or what it was done to. */
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Notes what an operator or administrator does, in the transaction that does it. */
export async function recordAudit(tx: Tx, { actor, action, subject, details }: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_entries")
    .values({ actor, action, subject, details: JSON.stringify(details) })
    .execute();
}

export interface AdminAct {
  readonly action: string;
  readonly subject: string;
  /** What stood there and what stands there now; leave out what is long. Never secrets. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Who acts, and by which personal token, if by one. */
interface ActingAccount {
  readonly userId: string;
  readonly token?: { readonly name: string } | null;
}

/** `recordAudit` for an admin call: `actor` is the call's own. Every call with access "admin" that writes uses it. */
export async function recordAdminAct(
  tx: Tx,
  { userId, token }: ActingAccount,
  { action, subject, ...acted }: AdminAct,
): Promise<void> {
  const { email } = await tx.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const details = token ? { ...acted, token: token.name } : acted;
  await recordAudit(tx, { actor: email, action, subject, details });
}

/** How whoever acts leaves his name. */
export type Recorder = (tx: Tx, act: AdminAct) => Promise<void>;

export const recorderOf =
  (actor: ActingAccount): Recorder =>
  (tx, act) =>
    recordAdminAct(tx, actor, act);

/** At the machine itself. */
export const recordOperator: Recorder = (tx, { action, subject, ...details }) =>
  recordAudit(tx, { actor: "operator", action, subject, details });

/**
 * Takes a deleted account's name out of the entries; what was done and when stays. Only whole values count: an entry that
 * merely holds the name as part of another stays as it is.
 */
export async function forgetInAudit(tx: Tx, name: string, as: string): Promise<void> {
  await sql`select set_config('audit.forgets', 'on', true)`.execute(tx);
  await tx.updateTable("audit_entries").set({ subject: as }).where("subject", "=", name).execute();
  await tx.updateTable("audit_entries").set({ actor: as }).where("actor", "=", name).execute();
  await tx
    .updateTable("audit_entries")
    .set({ details: "{}" })
    .where(sql<boolean>`jsonb_path_exists(details, '$.** ? (@ == $name)', jsonb_build_object('name', ${name}::text))`)
    .execute();
  await sql`select set_config('audit.forgets', 'off', true)`.execute(tx);
}
