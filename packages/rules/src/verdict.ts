/** What was seen, as plain data. */
export type EvidenceValue =
  | string
  | number
  | boolean
  | null
  | readonly EvidenceValue[]
  | { readonly [name: string]: EvidenceValue };

/** Proof of a failure: where we looked and what stood there. */
export interface Evidence {
  /** Place on the page or site, e.g. "head > title", "HTTP status", "robots.txt line 4". */
  readonly at: string;
  readonly saw: EvidenceValue;
  /** What should have stood there, when that can be said in short. */
  readonly expected?: EvidenceValue;
}

export type Verdict =
  | { readonly verdict: "pass" }
  | { readonly verdict: "fail"; readonly evidence: Evidence }
  | { readonly verdict: "unknown"; readonly reason: string }
  | { readonly verdict: "not-applicable" };

const PASS: Verdict = { verdict: "pass" };
const NOT_APPLICABLE: Verdict = { verdict: "not-applicable" };

export const pass = (): Verdict => PASS;
export const fail = (evidence: Evidence): Verdict => ({ verdict: "fail", evidence });
/** An honest "we could not tell", with the reason. Never a pass, never a fail. */
export const unknown = (reason: string): Verdict => ({ verdict: "unknown", reason });
/** The population fits, but this page has nothing the rule speaks about. */
export const notApplicable = (): Verdict => NOT_APPLICABLE;

/** One failing address of a site rule. */
export interface PageFault {
  readonly url: string;
  readonly evidence: Evidence;
}

/** A site rule's judgement: about the site as a whole, or about `outOf` addresses it looked at. */
export type SiteVerdict =
  | Verdict
  | { readonly verdict: "fail-pages"; readonly faults: readonly PageFault[]; readonly outOf: number }
  | { readonly verdict: "pass-pages"; readonly outOf: number };

/**
 * Verdict over many addresses: pass without faults, not applicable when nothing was looked at.
 * @param outOf how many addresses the rule looked at, failing ones included.
 */
export function judgePages(faults: readonly PageFault[], outOf: number): SiteVerdict {
  if (outOf === 0) return NOT_APPLICABLE;
  return faults.length === 0 ? { verdict: "pass-pages", outOf } : { verdict: "fail-pages", faults, outOf };
}
