import { resolve } from "node:path";
import { readConfig } from "../config/config.ts";
import { backupPathOf, writeBackup } from "../platform/backup/index.ts";
import { openStore, readSchemaState, refuseSchema, rollOut } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";
import { readVersion } from "../platform/version.ts";
import type { Command } from "./command.ts";

export const migrate: Command = {
  name: "migrate",
  help: `  migrate [backup file] [--without-backup]
      backs everything up, then brings the tables up to this release while programs of the release before it go on.
      Each step waits a second at most for whoever uses a table, and comes again. An embedded database does it at its start`,
  run: async ([file], { "without-backup": withoutBackup }) => {
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    const store = await openStore(config, createLog("silent"), { tables: "as they are" });
    const lines: string[] = [];
    try {
      const { pending, newer, floor, isEmpty } = await readSchemaState(store.db);
      if (newer.length > 0) refuseSchema({ pending: [], floor: newer.at(-1) ?? floor });
      if (pending.length > 0 && !withoutBackup && !isEmpty) {
        const path = file === undefined ? backupPathOf(dataDir) : resolve(file);
        await writeBackup({ store, dataDir, version: readVersion() }, path);
        lines.push(`${path} holds what was there before.`);
      }
    } finally {
      await store.close();
    }
    if (databaseUrl === null) {
      await (await openStore(config, createLog("silent"))).close();
      return [...lines, "The tables are up to date."].join("\n");
    }
    const done = await rollOut(databaseUrl, { tell: (line) => console.error(line) });
    return [...lines, done.length === 0 ? "Nothing was to be done." : `Done: ${done.join(", ")}.`].join("\n");
  },
};
