import { sql } from "kysely";
import type { Db, PromptRow, PromptVersionRow, Tx } from "../../platform/database/index.ts";
import { builtInPrompts } from "./built-in.ts";

export const loadPrompts = (db: Db): Promise<PromptRow[]> => db.selectFrom("prompts").selectAll().execute();

export async function loadPrompt(db: Db, key: string): Promise<PromptRow | null> {
  return (await db.selectFrom("prompts").selectAll().where("key", "=", key).executeTakeFirst()) ?? null;
}

/** Keeps others from changing the prompt until the transaction ends. */
export async function holdPrompt(tx: Tx, key: string): Promise<PromptRow | null> {
  const row = await tx.selectFrom("prompts").selectAll().where("key", "=", key).forUpdate().executeTakeFirst();
  return row ?? null;
}

export const loadVersions = (db: Db, key: string): Promise<PromptVersionRow[]> =>
  db.selectFrom("prompt_versions").selectAll().where("key", "=", key).orderBy("version", "desc").execute();

export async function loadVersion(db: Db, key: string, id: string): Promise<PromptVersionRow | null> {
  const row = await db
    .selectFrom("prompt_versions")
    .selectAll()
    .where("key", "=", key)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export type Edited = Pick<PromptRow, "name" | "description" | "content" | "is_active">;

/** Writes the next version of a held prompt. */
export async function writeVersion(tx: Tx, held: PromptRow, edited: Edited, note: string): Promise<PromptRow> {
  const version = held.version + 1;
  const row = await tx
    .updateTable("prompts")
    .set({ ...edited, version, updated_at: sql<Date>`now()` })
    .where("key", "=", held.key)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("prompt_versions")
    .values({ key: held.key, version, ...edited, change_note: note })
    .execute();
  return row;
}

const FIRST = 1;

/** Puts the product's own prompts where none is yet, and a newer release's in place of those nobody has edited. */
export async function keepBuiltInPrompts(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { key, name, description, content } of builtInPrompts) {
      await tx
        .insertInto("prompts")
        .values({ key, name, description, content })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({ name, description, content }).where("prompts.version", "=", FIRST),
        )
        .execute();
      await tx
        .insertInto("prompt_versions")
        .values({ key, version: FIRST, name, description, content, is_active: true, change_note: "Built in" })
        .onConflict((conflict) => conflict.columns(["key", "version"]).doUpdateSet({ name, description, content }))
        .execute();
    }
  });
}
