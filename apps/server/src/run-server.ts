import { openAuditHost } from "@audit/engine/process";
import { ConfigFault, readConfig, type Config } from "./config/config.ts";
import { seedTier } from "./features/access/index.ts";
import { findUserByEmail, seedAccounts, unappointedAdmin } from "./features/accounts/index.ts";
import { makeDatabaseApart } from "./make-database-apart.ts";
import { backupBeforeMigrating } from "./platform/backup/index.ts";
import { openStore, type Store } from "./platform/database/index.ts";
import { prepareDataFolder } from "./platform/data-folder.ts";
import { createLog } from "./platform/log.ts";
import { readVersion } from "./platform/version.ts";
import { refuseUnsafeStart } from "./refuse-unsafe-start.ts";
import { startServer } from "./server.ts";

const NOT_STARTED = 1;
const SEEDED_PLAN = { email: "paid@example.com", tier: "tier2" } as const;

/**
 * The program: opens the store the environment names, serves it and ends with a signal.
 * @param adjust changes what the environment says, for tests
 * @returns the opened store
 */
export async function runServer(
  env: Readonly<Record<string, string | undefined>>,
  adjust: (config: Config) => Config = (config) => config,
): Promise<Store> {
  // What it writes is its own: databases, mails, keys.
  process.umask(0o077);
  const config = adjust(readConfig(env));
  refuseUnsafeStart(config);
  prepareDataFolder(config.dataDir);
  const log = createLog(config.logLevel, readVersion());
  if (config.databaseUrl === null) await makeDatabaseApart(config.dataDir);
  const store = await openStore(config, log, { beforeMigrating: backupBeforeMigrating(config.dataDir) });
  const passwords = await prepareAccounts(config, store);
  const unappointed = await unappointedAdmin(store.db, config.adminEmail);
  const audits = openAuditHost(config.slots);
  const server = await startServer(config, { store, log, openAudit: audits.open }).catch((error: unknown) => {
    throw isPortTaken(error) ? new Error(`Port ${config.port} is already in use. Set PORT to another one.`) : error;
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.shutdownMs + config.drainMs).unref();
    const stopped = server.stop().then(audits.close);
    void stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "the server did not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  console.log(server.url ? `ready on ${server.url} (${store.kind})` : `working (${store.kind})`);
  if (server.mailbox !== null) console.log(`  mails: ${server.mailbox}`);
  if (unappointed !== null) console.log(unappointed);
  for (const [email, password] of Object.entries(passwords)) console.log(`  ${email}  ${password}`);
  return store;
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

async function prepareAccounts(config: Config, store: Store): Promise<Record<string, string>> {
  if (config.production) return {};
  const passwords = await seedAccounts(store.db, config);
  const paid = await findUserByEmail(store.db, SEEDED_PLAN.email);
  if (paid) await seedTier(store.db, paid.id, SEEDED_PLAN.tier);
  return passwords;
}

/** Says why the program could not start, one sentence per fault, and ends it. */
export function refuseToStart(error: unknown): never {
  const faults = error instanceof ConfigFault ? error.faults : [error instanceof Error ? error.message : String(error)];
  for (const fault of faults) console.error(fault);
  process.exit(NOT_STARTED);
}
