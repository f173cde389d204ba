import type { EmailTemplateInput } from "@audit/contract";
import { sql } from "kysely";
import type { Db, EmailSequenceRow, EmailTemplateRow, Tx } from "../../platform/database/index.ts";

export const listSequenceRows = (db: Db): Promise<EmailSequenceRow[]> =>
  db.selectFrom("email_sequences").selectAll().orderBy("created_at").orderBy("name").execute();

export async function findSequenceRow(db: Db, id: string): Promise<EmailSequenceRow | null> {
  const row = await db.selectFrom("email_sequences").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

export async function findTemplateRow(db: Db, id: string): Promise<EmailTemplateRow | null> {
  const row = await db.selectFrom("email_templates").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Of all sequences, or of one, in order of their steps. */
export const listTemplateRows = (db: Db, sequenceId: string | null): Promise<EmailTemplateRow[]> =>
  db
    .selectFrom("email_templates")
    .selectAll()
    .where((q) => (sequenceId === null ? q.lit(true) : q("sequence_id", "=", sequenceId)))
    .orderBy("step_number")
    .execute();

/** @returns null when there is no such sequence */
export async function switchSequence(tx: Tx, id: string, isActive: boolean): Promise<EmailSequenceRow | null> {
  const row = await tx
    .updateTable("email_sequences")
    .set({ is_active: isActive, active_since: sinceSwitchedOn(isActive) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** @returns null when the step is taken */
export async function insertTemplate(
  tx: Tx,
  sequenceId: string,
  template: EmailTemplateInput,
): Promise<EmailTemplateRow | null> {
  const row = await tx
    .insertInto("email_templates")
    .values({ ...template, sequence_id: sequenceId })
    .onConflict((conflict) => conflict.constraint("email_templates_step").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Makes changes to the steps of one sequence wait in line, over all processes. @returns whether there is one */
export async function lockSequence(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom("email_sequences").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function isStepTaken(tx: Tx, { id, sequence_id }: EmailTemplateRow, step: number): Promise<boolean> {
  const row = await tx
    .selectFrom("email_templates")
    .select("id")
    .where("sequence_id", "=", sequence_id)
    .where("step_number", "=", step)
    .where("id", "!=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export const saveTemplate = (tx: Tx, id: string, template: EmailTemplateInput): Promise<EmailTemplateRow> =>
  tx
    .updateTable("email_templates")
    .set({
      ...template,
      active_since: sinceSwitchedOn(template.is_active),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

// Right sides of an update see the row as it was.
const sinceSwitchedOn = (isActive: boolean) =>
  sql<Date>`case when is_active or not ${isActive} then active_since else now() end`;

/** @returns the template that is gone; null when there was none */
export async function removeTemplate(tx: Tx, id: string): Promise<EmailTemplateRow | null> {
  const row = await tx.deleteFrom("email_templates").where("id", "=", id).returningAll().executeTakeFirst();
  return row ?? null;
}

interface SeededSequence {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly is_active: boolean;
  readonly audience: "everyone" | "without_plan";
}

/** @returns null when it was there already, whatever was made of it since */
export async function insertSeededSequence(tx: Tx, sequence: SeededSequence): Promise<EmailSequenceRow | null> {
  const row = await tx
    .insertInto("email_sequences")
    .values(sequence)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function readEmail(db: Db, userId: string): Promise<string> {
  const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return email;
}
