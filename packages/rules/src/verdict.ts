/** What was seen, as plain data. */
export type EvidenceValue =
  | string
  | number
  | boolean
  | null
  | readonly EvidenceValue[]
  | { readonly [name: string]: EvidenceValue };

/** Proof of a failure: where we looked and what stood there. */
export interface Evidence<S extends EvidenceValue = EvidenceValue> {
  /** Place on the page or site, e.g. "head > title", "HTTP status", "robots.txt line 4". */
  readonly at: string;
  readonly saw: S;
  /** What should have stood there, when that can be said in short. */
  readonly expected?: EvidenceValue;
}

export type Verdict<S extends EvidenceValue = EvidenceValue> =
  | { readonly verdict: "pass" }
  | { readonly verdict: "fail"; readonly evidence: Evidence<S> }
  | { readonly verdict: "unknown"; readonly reason: string }
  | { readonly verdict: "not-applicable" };

const PASS: Verdict<never> = { verdict: "pass" };
const NOT_APPLICABLE: Verdict<never> = { verdict: "not-applicable" };

export const pass = (): Verdict<never> => PASS;
export const fail = <S extends EvidenceValue>(evidence: Evidence<S>): Verdict<S> => ({ verdict: "fail", evidence });
/** An honest "we could not tell", with the reason. Never a pass, never a fail. */
export const unknown = (reason: string): Verdict<never> => ({ verdict: "unknown", reason });
/** The population fits, but this page has nothing the rule speaks about. */
export const notApplicable = (): Verdict<never> => NOT_APPLICABLE;

/** One failing address of a site rule. */
export interface PageFault<S extends EvidenceValue = EvidenceValue> {
  readonly url: string;
  readonly evidence: Evidence<S>;
}

/** A site rule's judgement: about the site as a whole, or about `outOf` addresses it looked at. */
export type SiteVerdict<S extends EvidenceValue = EvidenceValue> =
  | Verdict<S>
  | { readonly verdict: "fail-pages"; readonly faults: readonly PageFault<S>[]; readonly outOf: number }
  | { readonly verdict: "pass-pages"; readonly outOf: number };

/**
 * Verdict over many addresses: pass without faults, not applicable when nothing was looked at.
 * @param outOf how many addresses the rule looked at, failing ones included.
 */
export function judgePages<S extends EvidenceValue = never>(
  faults: readonly PageFault<S>[],
  outOf: number,
): SiteVerdict<S> {
  if (outOf === 0) return NOT_APPLICABLE;
  return faults.length === 0 ? { verdict: "pass-pages", outOf } : { verdict: "fail-pages", faults, outOf };
}
