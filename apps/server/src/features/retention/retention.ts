import type { Monitoring } from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { deleteOldCrawls, deleteOldJobs, sizeOf } from "./retention-store.ts";

type Kept = Config["kept"];

/** Deletes what has been kept for as long as the operator wants it kept; a part of it at a time. */
export async function deleteExpired(db: Db, { crawlDays, analysisDays }: Kept): Promise<void> {
  await deleteOldCrawls(db, crawlDays);
  if (analysisDays !== null) await deleteOldJobs(db, analysisDays);
}

interface Kind {
  readonly kind: string;
  readonly tables: readonly string[];
  readonly keptDays: (kept: Kept) => number | null;
}

const FOR_GOOD = (): null => null;

/** What is stored, by what it is for; periods without a setting are those that `/privacy` promises. */
const kinds: readonly Kind[] = [
  { kind: "Pages as they were read", tables: ["crawl_batches"], keptDays: ({ crawlDays }) => crawlDays },
  {
    kind: "Plans, reports and files",
    tables: ["jobs", "analyses", "actions", "artifacts", "report_files"],
    keptDays: ({ analysisDays }) => analysisDays,
  },
  { kind: "Accounts", tables: ["users", "shares", "purchases", "credit_ledger"], keptDays: FOR_GOOD },
  { kind: "Sessions", tables: ["sessions", "devices"], keptDays: () => 30 },
  { kind: "Mails", tables: ["mails"], keptDays: () => 7 },
  { kind: "Events of payments", tables: ["provider_events"], keptDays: () => 60 },
  { kind: "Live changes and the line", tables: ["live_outbox", "queue.job", "queue.job_common"], keptDays: () => 1 },
  { kind: "Log of changes", tables: ["audit_entries"], keptDays: FOR_GOOD },
];

/** How much of each kind is stored, in bytes, and for how many days; null: for good. */
export const readStored = (db: Db, kept: Kept): Promise<Monitoring["stored"]> =>
  Promise.all(
    kinds.map(async ({ kind, tables, keptDays }) => ({
      kind,
      bytes: await sizeOf(db, tables),
      keptDays: keptDays(kept),
    })),
  );
