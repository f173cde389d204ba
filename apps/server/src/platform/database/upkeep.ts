import { sql } from "kysely";
import type { Db } from "./store.ts";

/** Gives space back and refreshes the planner's statistics: the embedded database does neither by itself. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}

/** Whether the database answers at all. */
export async function answers(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
