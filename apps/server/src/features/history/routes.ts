import { compareRuns, setSchedule, type Comparison } from "@audit/contract";
import { loadReport } from "../../artifacts/index.ts";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { readView, type AccessSettings, type PaymentTypeOf } from "../access/index.ts";
import { letterheadOf } from "../branding/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { changesBetween, presentRun } from "./compare.ts";
import { findSchedule, presentSchedule, saveSchedule } from "./schedule-store.ts";
import { listRuns, listTasks } from "./store.ts";

interface HistoryServices {
  readonly db: Db;
  readonly paymentTypeOf: PaymentTypeOf;
}

export function mountHistory(mount: Mount, { db, paymentTypeOf }: HistoryServices, config: Config): void {
  mount(compareRuns)(({ actor, params, query }) => compare(db, config.access, actor.userId, params.id, query.with));

  mount(setSchedule)(async ({ actor, params, body, caller }) => {
    const domain = params.domain.toLowerCase();
    const [latest] = await listRuns(db, actor.userId, domain);
    if (!latest) throw new Problem("NOT_FOUND");
    const letterhead = letterheadOf(config.brands, caller);
    const wanted = { userId: actor.userId, domain, url: latest.url, every: body.every, letterhead };
    return saveSchedule(db, { ...wanted, brand: paymentTypeOf(caller) });
  });
}

/** What a run's site was taken for; null where its report is of an earlier version or gone. */
async function businessOf(db: Db, jobId: string): Promise<string | null> {
  const report: { readonly business?: { readonly profile: { readonly business: string | null } } } | null =
    await loadReport(db, jobId);
  return report?.business?.profile.business ?? null;
}

/** @throws Problem NOT_FOUND for whatever is no finished own run of the same domain. */
async function compare(
  db: Db,
  access: AccessSettings,
  userId: string,
  jobId: string,
  wantedBase: string | undefined,
): Promise<Comparison> {
  const { domain } = await loadOwnJob(db, userId, jobId);
  const runs = await listRuns(db, userId, domain);
  const current = runs.find(({ id }) => id === jobId);
  if (!current) throw new Problem("NOT_FOUND");
  const earlier = runs.filter(({ id, created_at }) => id !== jobId && created_at <= current.created_at);
  const base = wantedBase === undefined ? (earlier[0] ?? null) : runs.find(({ id }) => id === wantedBase);
  if (base === undefined) throw new Problem("NOT_FOUND");
  const tasks = await listTasks(
    db,
    runs.map(({ id }) => id),
  );
  const isPreview = (await readView(db, access, userId, domain)) !== "full";
  const { fixed, fresh, back, again, templates, ...changes } = changesBetween(base, current, runs, tasks);
  return {
    domain,
    runs: runs.map((run) => presentRun(run, tasks)),
    current: jobId,
    base: base?.id ?? null,
    ...changes,
    otherBusiness: base !== null && (await businessOf(db, base.id)) !== (await businessOf(db, jobId)),
    ...(isPreview
      ? { fixed: [], fresh: [], back: [], again: [], templates: [] }
      : { fixed, fresh, back, again, templates }),
    isPreview,
    schedule: presentSchedule(await findSchedule(db, userId, domain)),
  };
}
