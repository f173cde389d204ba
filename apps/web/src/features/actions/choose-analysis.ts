import type { Analysis } from "@audit/contract";

/** What the address says of the analysis that is wanted. */
export interface Wanted {
  readonly jobId?: string | undefined;
  readonly domain?: string | undefined;
  readonly timestamp?: string | undefined;
}

/**
 * The analysis that an address means: jobId wins, then domain with timestamp, then the domain's latest, then the first.
 * @param analyses newest first
 */
export function chooseAnalysis(
  analyses: readonly Analysis[],
  { jobId, domain, timestamp }: Wanted,
): Analysis | undefined {
  return (
    analyses.find((analysis) => analysis.jobId === jobId) ??
    analyses.find((analysis) => analysis.domain === domain && analysis.analysis_timestamp === timestamp) ??
    analyses.find((analysis) => analysis.domain === domain) ??
    analyses[0]
  );
}

/** Whether the address names an analysis that isn't there, and no site in whose stead another could be meant. */
export const isMissing = (analyses: readonly Analysis[], { jobId, domain }: Wanted): boolean =>
  jobId !== undefined && !analyses.some((one) => one.jobId === jobId || one.domain === domain);

/** The same address with what it lacks filled in, and a jobId that matches nothing taken out; null when it is right. */
export function correctAddress(wanted: Wanted, chosen: Analysis): Wanted | null {
  const unknownJob = wanted.jobId !== undefined && wanted.jobId !== chosen.jobId;
  const byJob = wanted.jobId !== undefined && !unknownJob;
  const byDomain = wanted.domain === chosen.domain && wanted.timestamp === chosen.analysis_timestamp;
  if (byJob || (byDomain && !unknownJob)) return null;
  return { domain: chosen.domain, timestamp: chosen.analysis_timestamp, jobId: undefined };
}
