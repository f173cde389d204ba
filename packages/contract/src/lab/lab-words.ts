import type { LighthousePage, LighthouseResult } from "../lighthouse.ts";

export type Measured = Extract<LighthouseResult, { state: "measured" }>;

export const isMeasured = (result: LighthouseResult | null): result is Measured => result?.state === "measured";

/** How the measuring stands, in a sentence. */
export function labSentence(pages: readonly LighthousePage[]): string {
  if (pages.length === 0) return "Not measured: Lighthouse was not switched on here when this audit ended.";
  const version = pages.map(({ result }) => result).find(isMeasured)?.version;
  if (version !== undefined) {
    return `One run of Lighthouse ${version} for each page, on this server, as a mid-range phone on a slow line would load it (simulated). Values differ from run to run and with what else the server does; they count in no score.`;
  }
  const waiting = pages.filter(({ result }) => result === null).length;
  if (waiting > 0)
    return `${waiting} ${waiting === 1 ? "page" : "pages"} in line to be measured with Lighthouse. The rest of the report does not wait.`;
  const [first] = pages;
  return first?.result?.state === "not-measured" ? `Not measured: ${first.result.reason}` : "";
}

/** A table says something as soon as pages differ. */
export const showsLabTable = (pages: readonly LighthousePage[]): boolean =>
  pages.some(({ result }) => isMeasured(result)) ||
  new Set(pages.map(({ result }) => (result?.state === "not-measured" ? result.reason : null))).size > 1;

/** What is to be said of one page beside its figures: doubts about them, or why there are none. */
export function labRemarks(result: LighthouseResult | null): readonly string[] {
  if (result === null) return ["Waits for its turn"];
  return isMeasured(result) ? result.warnings : [`Not measured: ${result.reason}`];
}

export type LabScoreWord = "good" | "needs improvement" | "poor";

/** Source: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#color-coding */
export function labScoreWord(score: number): LabScoreWord {
  if (score >= 90) return "good";
  return score >= 50 ? "needs improvement" : "poor";
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const weight = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface LabColumn {
  readonly name: string;
  /** @param count writes a whole number as its reader does: 1220 -> "1,220" */
  readonly text: (page: Measured, count: (value: number) => string) => string;
}

/** The columns beside the score; "–" where Lighthouse could not tell. */
export const labColumns: readonly LabColumn[] = [
  { name: "Largest paint", text: ({ lcpMs }) => orDash(lcpMs, seconds) },
  { name: "Blocking time", text: ({ tbtMs }, count) => orDash(tbtMs, (ms) => `${count(ms)} ms`) },
  { name: "Layout shift", text: ({ cls }) => orDash(cls, (value) => value.toFixed(2)) },
  { name: "First paint", text: ({ fcpMs }) => orDash(fcpMs, seconds) },
  { name: "Speed index", text: ({ speedIndexMs }) => orDash(speedIndexMs, seconds) },
  { name: "Weight", text: ({ bytes }) => orDash(bytes, weight) },
];

const orDash = (value: number | null, say: (value: number) => string): string => (value === null ? "–" : say(value));
