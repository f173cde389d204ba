import { join } from "node:path";
import { Kysely, type PGlite } from "kysely";
import { fromPglite } from "pg-boss";
import { lockFolder } from "./folder-lock.ts";
import { fitTables, type OpenOptions } from "./fit-tables.ts";
import { liteDialect } from "./lite-dialect.ts";
import { openLiteApart, type Lite } from "./open-lite-apart.ts";
import { withStorableParameters } from "./storable-parameters.ts";
import type { Db, Store } from "./store.ts";

/** Opens the database kept in the data folder. @throws Error when another process uses the folder. */
export async function openEmbedded(dataDir: string, options: OpenOptions = {}): Promise<Store> {
  const unlock = lockFolder(dataDir);
  try {
    const { lite, behind } = await openLiteApart(join(dataDir, "pg"));
    return await embeddedStore(lite, { unlock, behind, ...options }).catch(async (error: unknown) => {
      await lite.close();
      throw error;
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

interface EmbeddedOptions extends OpenOptions {
  readonly unlock?: () => void;
  /** As of `openLiteApart`. */
  readonly behind?: PGlite;
}

export async function embeddedStore(
  lite: Lite,
  { unlock = () => {}, behind = lite, ...options }: EmbeddedOptions = {},
): Promise<Store> {
  const on = (pglite: PGlite): Db => new Kysely({ dialect: withStorableParameters(liteDialect({ pglite })) });
  const db = on(lite);
  const store: Store = {
    kind: "embedded",
    db,
    behind: on(behind),
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
