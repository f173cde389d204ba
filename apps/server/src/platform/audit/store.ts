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
