import { sql } from "kysely";
import { codeOf } from "./faults.ts";
import type { Db } from "./store.ts";

/** Gives space back and refreshes the planner's statistics: the embedded database does neither by itself. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}

/** Why the database can't be asked, by the code of the fault, which holds no address; null: it answers. */
export async function reasonOf(db: Db): Promise<string | null> {
  return sql`select 1`.execute(db).then(
    () => null,
    (error: unknown) => `no answer (${codeOf(error) ?? "unknown"})`,
  );
}
