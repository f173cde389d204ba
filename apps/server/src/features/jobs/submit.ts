import { randomUUID } from "node:crypto";
import { type PaymentType, type ProcessOptions, rareTexts, texts } from "@audit/contract";
import type { CrawlSettings } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/database/index.ts";
import { Problem, type Trail } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { admitAnalyses, holdFor, lockAccount, pageLimitOf, type AccessSettings } from "../access/index.ts";
import { admitSites, type RequestPolicy } from "../crawl-quota/index.ts";
import { acceptAddress, domainOf } from "./address.ts";
import { findOwnJobs, findRepeated, insertJobs, listUnfinishedDomains, markScheduled, type OwnJob } from "./store.ts";

export interface SubmitServices {
  readonly db: Db;
  readonly queue: Queue;
  readonly access: AccessSettings;
  readonly crawl: Pick<CrawlSettings, "allowHosts"> & RequestPolicy;
}

export interface Submission {
  readonly userId: string;
  readonly urls: readonly string[];
  readonly options: ProcessOptions;
  readonly idempotencyKey: string | null;
  /** What the brand sells that the submission came to. */
  readonly brand: PaymentType;
  /** By the clock instead of by its owner, who is owed a mail then. */
  readonly scheduled?: boolean;
  /** By which request it came, if by one. */
  readonly trail?: Trail;
}

/** One address to analyse. */
interface Wish {
  readonly typed: string;
  readonly url: string;
  readonly domain: string;
  readonly key: string | null;
}

/**
 * Starts one analysis. A repeated submission gives the job that is running already, however many arrive at once.
 * @throws Problem INVALID_URL, or of `admitAnalyses`.
 */
export const submitOne = (services: SubmitServices, submission: Submission): Promise<OwnJob> =>
  services.db.transaction().execute((tx) => submitWithin(tx, services, submission));

/** Like `submitOne`, within the caller's transaction: what else it writes comes true with the job or not at all. */
export async function submitWithin(
  tx: Tx,
  services: Omit<SubmitServices, "db">,
  submission: Submission,
): Promise<OwnJob> {
  const [typed = ""] = submission.urls;
  const url = acceptAddress(typed, services.crawl.allowHosts);
  const wish = { typed, url: url.href, domain: domainOf(url), key: submission.idempotencyKey };
  const [job] = await startAll(tx, services, submission, [wish]);
  if (!job) throw new Error("A submitted address has no job.");
  return job;
}

/**
 * Starts analyses of several addresses, all or none; the same address twice is one.
 * @param most addresses of one batch.
 * @returns jobs in the order of the addresses.
 * @throws Problem INVALID_INPUT, INVALID_URL naming every line, or of `admitAnalyses`.
 */
export async function submitBatch(services: SubmitServices, submission: Submission, most: number): Promise<OwnJob[]> {
  const lines = submission.urls.map((line) => line.trim()).filter((line) => line !== "");
  if (lines.length === 0) {
    throw new Problem("INVALID_INPUT", { text: submission.urls.length === 0 ? texts.urlsEmpty : texts.urlsBlank });
  }
  const wishes = readLines(lines, submission.idempotencyKey, services.crawl.allowHosts);
  if (wishes.length > most) throw new Problem("INVALID_INPUT", { text: rareTexts.urlsTooMany(most) });
  return services.db.transaction().execute((tx) => startAll(tx, services, submission, wishes));
}

function readLines(lines: readonly string[], key: string | null, allowHosts: readonly string[]): Wish[] {
  const faults: string[] = [];
  const wishes = new Map<string, Wish>();
  for (const [index, typed] of lines.entries()) {
    try {
      const url = acceptAddress(typed, allowHosts);
      const own = key === null ? null : `${key} ${url.href}`;
      if (!wishes.has(url.href)) wishes.set(url.href, { typed, url: url.href, domain: domainOf(url), key: own });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      faults.push(texts.urlInvalidLine(index + 1, typed));
    }
  }
  if (faults.length > 0) throw new Problem("INVALID_URL", { text: [texts.urlsInvalid, ...faults].join("\n") });
  return [...wishes.values()];
}

/** Rows, places in line and what they are counted on come into being together or not at all. */
async function startAll(
  tx: Tx,
  { queue, access, crawl }: Omit<SubmitServices, "db">,
  { userId, options, brand, scheduled = false, trail }: Submission,
  wishes: readonly Wish[],
): Promise<OwnJob[]> {
  await lockAccount(tx, userId);
  const known = await findRepeated(tx, userId, wishes);
  await startNew(wishes.filter(({ url }) => !known.has(url)));
  if (scheduled) await markScheduled(tx, [...known.values()]);
  return findOwnJobs(
    tx,
    userId,
    wishes.flatMap(({ url }) => known.get(url) ?? []),
  );

  async function startNew(fresh: readonly Wish[]): Promise<void> {
    if (fresh.length === 0) return;
    await admitSites(tx, crawl, userId, fresh);
    const unfinished = await listUnfinishedDomains(tx, userId);
    const admitted = await admitAnalyses(tx, access, { userId, wishes: fresh, running: new Set(unfinished), brand });
    const started = admitted.map(({ wish, admission }) => ({ ...wish, admission, jobId: randomUUID() }));
    await insertJobs(
      tx,
      started.map(({ jobId, url, domain, key, admission }) => ({
        id: jobId,
        user_id: userId,
        url,
        domain,
        idempotency_key: key,
        request_id: trail?.requestId ?? null,
        trace_parent: trail?.traceParent ?? null,
        options: clamp(options, pageLimitOf(admission)),
      })),
    );
    for (const { url, jobId } of started) known.set(url, jobId);
    await holdFor(tx, userId, started);
    // Whoever has many jobs in line lets others go first; alone, he gets every worker.
    await queue.add(
      tx,
      started.map(({ jobId }, index) => ({ jobId, priority: -(unfinished.length + index) })),
    );
  }
}

/** What was asked for, within what the account may have; the operator's bounds hold when the crawl begins. */
const clamp = (options: ProcessOptions, most: number | null): ProcessOptions =>
  most === null ? options : { ...options, maxPages: Math.min(options.maxPages ?? most, most) };
