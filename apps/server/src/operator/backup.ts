import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readConfig } from "../config/config.ts";
import { listAdmins } from "../features/accounts/index.ts";
import { readHead, restoreBackup, writeBackup, type TableSum } from "../platform/backup/index.ts";
import { SECRET_FILE } from "../platform/app-secret.ts";
import { isKnownMigration, migrate, openStore } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";
import { readVersion } from "../platform/version.ts";
import { Misuse, withStore, type Command } from "./command.ts";

export const backup: Command = {
  name: "backup",
  help: `  backup <file>
      writes everything into one file: all tables as of one moment, and the secrets of the data folder. It holds
      personal data and secrets; APP_SECRET and PASSWORD_PEPPER, where set, are not in it. PostgreSQL may be in use`,
  run: async ([file]) => {
    if (file === undefined) throw new Misuse("backup needs the file to write.");
    const path = resolve(file);
    if (existsSync(path)) throw new Error(`${path} is there already.`);
    const { sums, hasSecret } = await withStore(
      async (store, { dataDir, appSecret }) => ({
        sums: await writeBackup({ store, dataDir, version: readVersion() }, path),
        hasSecret: appSecret === null && existsSync(join(dataDir, SECRET_FILE)),
      }),
      { tables: "as they are" },
    );
    return `${path} holds ${describe(sums)}.${hasSecret ? "" : WITHOUT_SECRET}`;
  },
};

export const restore: Command = {
  name: "restore",
  help: `  restore <file>
      puts a backup into an empty database and data folder, checks every table against it, then brings it up to
      this release. The backup may come from the other kind of database`,
  run: async ([file]) => {
    if (file === undefined) throw new Misuse("restore needs the file to read.");
    const config = readConfig(process.env);
    const { migrations, version } = await readHead(file);
    const unknown = migrations.find((name) => !isKnownMigration(name));
    if (unknown !== undefined)
      throw new Error(`This backup was written by a newer release (${version}). Restore it with that release.`);
    const store = await openStore(config, createLog("silent"), { upTo: migrations.at(-1) });
    try {
      const sums = await restoreBackup({ store, dataDir: config.dataDir }, file);
      await migrate(store.db);
      const done = `Restored and checked: ${describe(sums)}. Unfinished jobs go on within a minute of the start.`;
      // Whoever wrote the file decided this.
      return `${done}\nAdministrators are: ${(await listAdmins(store.db)).join(", ") || "nobody"}.`;
    } finally {
      await store.close();
    }
  },
};

const WITHOUT_SECRET =
  "\nThe installation's secret is not in it: keep APP_SECRET beside it. Without it a restored installation does not start.";

function describe(sums: Readonly<Record<string, TableSum>>): string {
  const tables = Object.values(sums);
  const rows = tables.reduce((sum, one) => sum + one.rows, 0);
  return `${rows} rows in ${tables.length} tables`;
}
