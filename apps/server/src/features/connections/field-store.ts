import type { FieldAnswer } from "@audit/engine/process";
import { sql } from "kysely";
import type { Db } from "../../platform/database/index.ts";

/** The Chrome UX Report is made once a day. */
const FRESH_HOURS = 24;
const isFresh = sql<boolean>`read_at > now() - make_interval(hours => ${FRESH_HOURS})`;

/** What was said of these addresses within a day. */
export async function findFresh(db: Db, urls: readonly string[]): Promise<Map<string, FieldAnswer>> {
  const rows = await db
    .selectFrom("field_answers")
    .select(["url", "answer"])
    .where("url", "in", [...urls])
    .where(isFresh)
    .execute();
  return new Map(rows.map(({ url, answer }) => [url, answer as FieldAnswer]));
}

export async function saveAnswer(db: Db, answer: FieldAnswer): Promise<void> {
  await db
    .insertInto("field_answers")
    .values({ url: answer.url, answer: JSON.stringify(answer) })
    .onConflict((conflict) =>
      conflict.column("url").doUpdateSet((q) => ({ answer: q.ref("excluded.answer"), read_at: sql`now()` })),
    )
    .execute();
}

export async function deleteOldAnswers(db: Db): Promise<void> {
  await db
    .deleteFrom("field_answers")
    .where(sql<boolean>`not (${isFresh})`)
    .execute();
}
