import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { lockFolder } from "./folder-lock.ts";
import { fitTables, type OpenOptions } from "./fit-tables.ts";
import type { Schema } from "./schema.ts";
import { withStorableParameters } from "./storable-parameters.ts";
import type { Store } from "./store.ts";

const INT8 = 20;
// 128 MB of shared buffers, the default, is memory that an embedded database of this size never uses.
const START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Opens the database kept in the data folder. @throws Error when another process uses the folder. */
export async function openEmbedded(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const unlock = lockFolder(dataDir);
  try {
    const lite = await openLite({ dataDir: join(dataDir, "pg"), startParams: START_PARAMS });
    return await embeddedStore(lite, unlock, options);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PGlite with the number types the rest of the program expects. */
export const openLite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, parsers: { [INT8]: Number } });

export async function embeddedStore(
  lite: PGlite,
  unlock: () => void = () => {},
  options: OpenOptions = {},
): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: withStorableParameters(new PGliteDialect({ pglite: lite })) });
  const store: Store = {
    kind: "embedded",
    db,
    // In one process nothing gets lost, so there is never a gap to recover from.
    listener: { listen: (channel, heard) => lite.listen(channel, heard) },
    queueDb: fromPglite(lite),
    poolUse: null,
    close: async () => {
      await db.destroy();
      if (!lite.closed) await lite.close();
      unlock();
    },
  };
  await fitTables(store, options);
  return store;
}
