import type { PaymentType } from "@audit/contract";
import type { Tx } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { countHit, readHits } from "../../platform/rate-limit/index.ts";
import { loadEntitlements } from "./entitlement-store.ts";
import type { AccessSettings, Entitlements } from "./entitlements.ts";
import { admit, afterwards, allowances, creditsOf, type Admission, type Refused } from "./policy.ts";
import { problemOf, limitOf, reasonOf, shortageOf, type Refusal } from "./shortage.ts";
import { holdWindows } from "./window-store.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** One analysis that somebody asks for. */
export interface Wish {
  /** The address as it was typed, to be named in the answer. */
  readonly typed: string;
  readonly domain: string;
}

type Admitted = Exclude<Admission, Refused>;

interface Asked<W extends Wish> {
  readonly userId: string;
  readonly wishes: readonly W[];
  /** Domains of the account that are being analysed now. */
  readonly running: ReadonlySet<string>;
  /** What the brand sells. */
  readonly brand: PaymentType;
}

/**
 * Decides about analyses that are to start together: all of them or none.
 * To be called where no other submission of the account can come between.
 * @throws Problem INSUFFICIENT_CREDITS, FEATURE_ACCESS_DENIED, CONFLICT or RATE_LIMITED.
 */
export async function admitAnalyses<W extends Wish>(
  tx: Tx,
  settings: AccessSettings,
  asked: Asked<W>,
): Promise<{ wish: W; admission: Admitted }[]> {
  const entitlements = await loadEntitlements(tx, settings, asked.userId);
  const reruns = await readHits(
    tx,
    asked.wishes.map(({ domain }) => rerunKey(asked.userId, domain)),
  );
  const running = new Set(asked.running);
  const admitted: { wish: W; admission: Admitted }[] = [];
  const refused: Refusal[] = [];
  const fits: string[] = [];
  let then = entitlements;
  for (const wish of asked.wishes) {
    const { domain } = wish;
    const { hits, wait } = reruns.get(rerunKey(asked.userId, domain)) ?? { hits: 0, wait: 0 };
    const admission = admit(then, domain, { running: running.has(domain), rerunsToday: hits });
    if (admission.kind === "refused") refused.push({ domain, why: admission.why, view: admission.view, wait });
    else {
      admitted.push({ wish, admission });
      fits.push(wish.typed);
      running.add(domain);
      then = afterwards(then, domain, admission);
    }
  }
  const [first, ...others] = refused;
  if (first) throw refusalOf(entitlements, asked, [first, ...others], fits);
  return admitted;
}

/** One address is answered by its own reason; of a batch it is said how much of it would fit. */
function refusalOf(
  entitlements: Entitlements,
  { wishes, brand }: Asked<Wish>,
  refused: readonly [Refusal, ...Refusal[]],
  fits: readonly string[],
): Problem {
  const single = problemOf(refused[0], entitlements, brand);
  if (wishes.length === 1) return single;
  const text = `${fits.length} of these ${wishes.length} addresses can be analysed now.`;
  const needed = refused.filter(({ why }) => why === "shortage").length;
  const reasonOfAll = fits.length > 0 ? limitOf(entitlements) : reasonOf(entitlements);
  if (needed > 0) return shortageOf(entitlements, brand, `${text} ${reasonOfAll}`, { needed, fits });
  const reason = `${text} ${single.message}`;
  const shortage = { reason, credits_required: 0, credits_available: creditsOf(entitlements), fits: [...fits] };
  return new Problem("CONFLICT", { text: reason, shortage });
}

/** Notes what admitted analyses are counted on, in the transaction that makes their jobs. */
export async function holdFor(
  tx: Tx,
  userId: string,
  started: readonly { admission: Admitted; domain: string; jobId: string }[],
): Promise<void> {
  await holdWindows(
    tx,
    started.flatMap(({ admission, domain, jobId }) =>
      admission.kind === "first"
        ? [{ userId, domain, jobId, source: admission.source, purchase: admission.purchase }]
        : [],
    ),
  );
  for (const { admission, domain } of started) {
    if (admission.kind !== "rerun") continue;
    const hits = allowances[admission.view].rerunsPerDay;
    await countHit(tx, rerunKey(userId, domain), { hits, seconds: DAY_SECONDS });
  }
}

/** Pages that an admitted analysis may read at most; null: as many as the operator allows. */
export const pageLimitOf = ({ view }: Admitted): number | null => allowances[view].maxPages;

const rerunKey = (userId: string, domain: string): string => `rerun ${userId} ${domain}`;
