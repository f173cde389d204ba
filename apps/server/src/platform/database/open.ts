import type { Log } from "../log.ts";
import type { OpenOptions } from "./fit-tables.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";
import type { Store } from "./store.ts";

/**
 * The database the settings name: PostgreSQL where an address is given, else the one in the data folder.
 * @throws Error with one sentence when it can't be used as it is
 */
export const openStore = (
  settings: { databaseUrl: string | null; dataDir: string; databaseConnections?: number },
  log: Log,
  options: OpenOptions = {},
): Promise<Store> =>
  settings.databaseUrl === null
    ? openEmbedded(settings.dataDir, options)
    : openPostgres(settings.databaseUrl, log, { ...options, connections: settings.databaseConnections });
