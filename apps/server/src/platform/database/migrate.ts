import type { Kysely } from "kysely";
import { Migrator, type MigrationResultSet } from "kysely/migration";
import { buildIndexes } from "./later-indexes.ts";
import { up as firstTables } from "./migrations/0001-first-tables.ts";
import { up as liveChanges } from "./migrations/0002-live-changes.ts";
import { up as mail } from "./migrations/0010-mail.ts";
import { up as recovery } from "./migrations/0011-recovery.ts";
import { up as access } from "./migrations/0030-access.ts";
import { up as shares } from "./migrations/0040-shares.ts";
import { up as sandbox } from "./migrations/0060-sandbox.ts";
import { up as billing } from "./migrations/0061-billing.ts";
import { up as jobList } from "./migrations/0070-job-list.ts";
import { up as bookings } from "./migrations/0071-bookings.ts";
import { up as auditLog } from "./migrations/0080-audit-log.ts";
import { up as models } from "./migrations/0090-models.ts";
import { up as prompts } from "./migrations/0091-prompts.ts";
import { up as nextTier } from "./migrations/0105-next-tier.ts";
import { up as adminLists } from "./migrations/0110-admin-lists.ts";
import { up as planProgress } from "./migrations/0111-plan-progress.ts";
import { up as emailSequences } from "./migrations/0112-email-sequences.ts";
import { up as proofs } from "./migrations/0120-proofs.ts";
import { up as crawlSeats } from "./migrations/0121-crawl-seats.ts";
import { up as actionRanking } from "./migrations/0128-action-ranking.ts";
import { up as sites } from "./migrations/0128-sites.ts";
import { up as connections } from "./migrations/0129-connections.ts";
import { up as siteDays } from "./migrations/0129-site-days.ts";
import { up as seatHolders } from "./migrations/0135-seat-holders.ts";
import { up as lighthouse } from "./migrations/0136-lighthouse.ts";
import { up as jobTally } from "./migrations/0137-job-tally.ts";
import { up as failures } from "./migrations/0138-failures.ts";
import { up as mailboxProofs } from "./migrations/0140-mailbox-proofs.ts";
import { up as jobFaults } from "./migrations/0141-job-faults.ts";
import { up as actionPages } from "./migrations/0143-action-pages.ts";
import { up as siteProfile } from "./migrations/0144-site-profile.ts";
import { up as secondFactor } from "./migrations/0150-second-factor.ts";
import { up as shareKeys } from "./migrations/0151-share-keys.ts";
import { up as actionPatches } from "./migrations/0152-action-patches.ts";
import { up as actionType } from "./migrations/0160-action-type.ts";
import { up as modelAccounts } from "./migrations/0161-model-accounts.ts";
import { up as apiTokens } from "./migrations/0165-api-tokens.ts";
import { up as jobTrail } from "./migrations/0166-job-trail.ts";
import { up as notices } from "./migrations/0170-notices.ts";
import { up as installation } from "./migrations/0180-installation.ts";
import { up as oauth } from "./migrations/0190-oauth.ts";
import { up as trafficTables } from "./migrations/0191-traffic-tables.ts";
import { up as faultHours } from "./migrations/0200-fault-hours.ts";
import { up as taskEdits } from "./migrations/0170-task-edits.ts";
import type { Schema } from "./schema.ts";

/** In order of name. A migration that was released is never edited; add the next one. */
const migrations = {
  "0001-first-tables": { up: firstTables },
  "0002-live-changes": { up: liveChanges },
  "0010-mail": { up: mail },
  "0011-recovery": { up: recovery },
  "0030-access": { up: access },
  "0040-shares": { up: shares },
  "0060-sandbox": { up: sandbox },
  "0061-billing": { up: billing },
  "0070-job-list": { up: jobList },
  "0071-bookings": { up: bookings },
  "0080-audit-log": { up: auditLog },
  "0090-models": { up: models },
  "0091-prompts": { up: prompts },
  "0105-next-tier": { up: nextTier },
  "0110-admin-lists": { up: adminLists },
  "0111-plan-progress": { up: planProgress },
  "0112-email-sequences": { up: emailSequences },
  "0120-proofs": { up: proofs },
  "0121-crawl-seats": { up: crawlSeats },
  "0128-action-ranking": { up: actionRanking },
  "0128-sites": { up: sites },
  "0129-connections": { up: connections },
  "0129-site-days": { up: siteDays },
  "0135-seat-holders": { up: seatHolders },
  "0136-lighthouse": { up: lighthouse },
  "0137-job-tally": { up: jobTally },
  "0138-failures": { up: failures },
  "0140-mailbox-proofs": { up: mailboxProofs },
  "0141-job-faults": { up: jobFaults },
  "0143-action-pages": { up: actionPages },
  "0144-site-profile": { up: siteProfile },
  "0150-second-factor": { up: secondFactor },
  "0151-share-keys": { up: shareKeys },
  "0152-action-patches": { up: actionPatches },
  "0160-action-type": { up: actionType },
  "0161-model-accounts": { up: modelAccounts },
  "0165-api-tokens": { up: apiTokens },
  "0166-job-trail": { up: jobTrail },
  "0170-notices": { up: notices },
  "0180-installation": { up: installation },
  "0190-oauth": { up: oauth },
  "0191-traffic-tables": { up: trafficTables },
  "0200-fault-hours": { up: faultHours },
  "0170-task-edits": { up: taskEdits },
};

/** In the order in which they are done. */
export const migrationNames: readonly string[] = Object.keys(migrations).toSorted();

/**
 * Those that take something away that the release before still uses. Such a one comes a release after the program stopped
 * using it; programs that do not know it are refused from then on.
 */
const CONTRACTING: ReadonlySet<string> = new Set<string>();

/**
 * Brings the tables up to date of a database that nobody else uses; `rollOut` does it for one in use.
 * @param upTo stops there, for a backup of that age that is about to be restored
 * @throws Error with one plain sentence when the database belongs to a newer release, or the failing step's own error.
 */
export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<void> {
  const migrator = openMigrator(db);
  const toLatest = upTo === undefined || (await isPast(migrator, upTo));
  const { error, results } = toLatest ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error !== undefined) refuseNewer(error, results);
  if (!toLatest) return;
  await noteFloor(db);
  await buildIndexes(db);
}

export const openMigrator = (db: Kysely<Schema>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });

function refuseNewer(error: unknown, results: MigrationResultSet["results"]): never {
  const fault = error instanceof Error ? error : new Error("The database could not be brought up to date.");
  if (results !== undefined || !fault.message.includes("previously executed migration")) throw fault;
  throw new Error("This database was written by a newer release of the program. Start that release instead.", {
    cause: fault,
  });
}

/** Notes which programs the tables refuse from now on. */
export async function noteFloor(db: Kysely<Schema>): Promise<void> {
  const floor = migrationNames.findLast((name) => CONTRACTING.has(name)) ?? null;
  await db.updateTable("installation").set({ schema_floor: floor }).execute();
}

async function isPast(migrator: Migrator, name: string): Promise<boolean> {
  const known = await migrator.getMigrations();
  return known.some((one) => one.executedAt !== undefined && one.name > name);
}

/** Whether this release has a migration of that name. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);
