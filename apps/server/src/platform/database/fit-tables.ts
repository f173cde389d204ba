import { migrate } from "./migrate.ts";
import { readSchemaState, refuseSchema } from "./schema-state.ts";
import type { Store } from "./store.ts";

/** How a database is opened. */
export interface OpenOptions<S = Store> {
  /** "fit" (default): as this release needs them, or the opening fails. "as they are": for who only reads them. */
  readonly tables?: "fit" | "as they are" | undefined;
  /** The last migration to apply to an empty database, for a backup of that age. */
  readonly upTo?: string | undefined;
  /** Called before the tables of an embedded database with something in it are changed. */
  readonly beforeMigrating?: (store: S) => Promise<void>;
}

/**
 * Sees to it that the tables are what this release needs. It makes those of an empty database, and brings an embedded one,
 * which nobody else uses, up to date; one that others may be using is left to `npm run admin -- migrate`.
 * @throws Error with one sentence that says how to mend it
 */
export async function fitTables<S extends Pick<Store, "db" | "kind">>(
  store: S,
  { tables = "fit", upTo, beforeMigrating }: OpenOptions<S>,
): Promise<void> {
  const { db, kind } = store;
  const state = await readSchemaState(db);
  if (state.isEmpty || upTo !== undefined) return migrate(db, upTo);
  if (tables === "as they are") return;
  if (kind === "postgres" || state.pending.length === 0) return refuseSchema(state);
  refuseSchema({ pending: [], floor: state.floor });
  await beforeMigrating?.(store);
  await migrate(db);
}
