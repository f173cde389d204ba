import type { Log } from "../log.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";
import type { Store } from "./store.ts";

/**
 * The database the settings name: PostgreSQL where an address is given, else the one in the data folder.
 * @param upTo the last migration to apply, for a backup of that age
 */
export const openStore = (
  settings: { databaseUrl: string | null; dataDir: string },
  log: Log,
  upTo?: string,
): Promise<Store> =>
  settings.databaseUrl === null ? openEmbedded(settings.dataDir, upTo) : openPostgres(settings.databaseUrl, log, upTo);
