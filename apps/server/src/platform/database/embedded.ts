import { join } from "node:path";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { lockFolder } from "./folder-lock.ts";
import { fitTables, type OpenOptions } from "./fit-tables.ts";
import { openLiteApart, type Lite } from "./open-lite-apart.ts";
import type { Schema } from "./schema.ts";
import { withStorableParameters } from "./storable-parameters.ts";
import type { Store } from "./store.ts";

/** Opens the database kept in the data folder. @throws Error when another process uses the folder. */
export async function openEmbedded(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const unlock = lockFolder(dataDir);
  try {
    const lite = await openLiteApart(join(dataDir, "pg"));
    return await embeddedStore(lite, unlock, options).catch(async (error: unknown) => {
      await lite.close();
      throw error;
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

export async function embeddedStore(
  lite: Lite,
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
