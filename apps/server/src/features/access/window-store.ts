import { plans } from "@audit/contract";
import { sql } from "kysely";
import type { NewDomainWindow, Tx } from "../../platform/database/index.ts";
import type { Purchase } from "./entitlements.ts";

export interface NewWindow {
  readonly userId: string;
  readonly domain: string;
  readonly source: NewDomainWindow["source"];
  /** Whose credit it takes. */
  readonly purchase: Purchase | null;
  readonly jobId: string | null;
}

/** Opens windows for jobs that are about to start and takes the credits they need. */
export async function holdWindows(tx: Tx, windows: readonly NewWindow[]): Promise<void> {
  if (windows.length === 0) return;
  const rows = await tx
    .insertInto("domain_windows")
    .values(windows.map(rowOf))
    .returning(["id", "user_id", "purchase_id", "domain"])
    .execute();
  const holds = rows.flatMap(({ id, user_id, purchase_id, domain }) =>
    purchase_id === null
      ? []
      : [{ user_id, kind: "hold" as const, amount: -1, purchase_id, window_id: id, reason: `Credit for ${domain}` }],
  );
  if (holds.length > 0) await tx.insertInto("credit_ledger").values(holds).execute();
}

const rowOf = ({ userId, domain, source, purchase, jobId }: NewWindow): NewDomainWindow => ({
  user_id: userId,
  domain,
  number: sql<number>`(
    select coalesce(max(number), 0) + 1 from domain_windows where user_id = ${userId} and domain = ${domain}
  )` as unknown as number,
  source,
  state: "held",
  purchase_id: purchase?.id ?? null,
  days: purchase ? plans[purchase.type].accessDays : null,
  job_id: jobId,
});

/** Keeps what a job's window took, because its first report is there; the days of a credit begin now. */
export async function captureWindow(tx: Tx, jobId: string): Promise<void> {
  await tx
    .updateTable("domain_windows")
    .set({ state: "open", ends_at: sql`now() + make_interval(days => days)` })
    .where("job_id", "=", jobId)
    .where("state", "=", "held")
    .execute();
}

/**
 * Gives back what jobs that ended without a report have held. Whoever comes second finds nothing to give back.
 * @param keepsFree what was free stays spent: a site was read for it, or a worker lost, and would be again and again
 */
export async function releaseWindows(
  tx: Tx,
  jobIds: readonly string[],
  { keepsFree = false }: { readonly keepsFree?: boolean } = {},
): Promise<void> {
  if (jobIds.length === 0) return;
  const rows = await tx
    .updateTable("domain_windows")
    .set({ state: "released" })
    .where("job_id", "in", jobIds)
    .where("state", "=", "held")
    .$if(keepsFree, (q) => q.where("source", "<>", "free"))
    .returning(["id", "user_id", "purchase_id", "domain"])
    .execute();
  const releases = rows.flatMap(({ id, user_id, purchase_id, domain }) =>
    purchase_id === null
      ? []
      : [
          {
            user_id,
            kind: "release" as const,
            amount: 1,
            purchase_id,
            window_id: id,
            reason: `No report for ${domain}`,
          },
        ],
  );
  if (releases.length > 0) await tx.insertInto("credit_ledger").values(releases).execute();
}

/** Opens a domain with a credit at once, for reports that are there already. */
export async function openWindow(tx: Tx, window: Omit<NewWindow, "jobId">): Promise<void> {
  await holdWindows(tx, [{ ...window, jobId: null }]);
  await tx
    .updateTable("domain_windows")
    .set({ state: "open", ends_at: sql`now() + make_interval(days => days)` })
    .where("user_id", "=", window.userId)
    .where("domain", "=", window.domain)
    .where("state", "=", "held")
    .where("job_id", "is", null)
    .execute();
}
