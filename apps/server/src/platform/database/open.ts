import type { Log } from "../log.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";
import type { Store } from "./store.ts";

/** The database the settings name: PostgreSQL where an address is given, else the one in the data folder. */
export const openStore = (settings: { databaseUrl: string | null; dataDir: string }, log: Log): Promise<Store> =>
  settings.databaseUrl === null ? openEmbedded(settings.dataDir) : openPostgres(settings.databaseUrl, log);
