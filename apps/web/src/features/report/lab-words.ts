import type { LighthousePage, LighthouseResult } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { countOf, formatCount } from "../../format/numbers.ts";

export type Measured = Extract<LighthouseResult, { state: "measured" }>;

const isMeasured = (result: LighthouseResult | null): result is Measured => result?.state === "measured";

/** How the measuring stands, in a sentence. */
export function labSentence(pages: readonly LighthousePage[]): string {
  if (pages.length === 0) return "Not measured: Lighthouse was not switched on here when this audit ended.";
  const version = pages.map(({ result }) => result).find(isMeasured)?.version;
  if (version !== undefined) {
    return `One run of Lighthouse ${version} for each page, on this server, as a mid-range phone on a slow line would load it (simulated). Values differ from run to run and with what else the server does; they count in no score.`;
  }
  const waiting = pages.filter(({ result }) => result === null).length;
  if (waiting > 0)
    return `${countOf(waiting, "page")} in line to be measured with Lighthouse. The rest of the report does not wait.`;
  const [first] = pages;
  return first?.result?.state === "not-measured" ? `Not measured: ${first.result.reason}` : "";
}

/** A table says something as soon as pages differ. */
export const showsLabTable = (pages: readonly LighthousePage[]): boolean =>
  pages.some(({ result }) => isMeasured(result)) ||
  new Set(pages.map(({ result }) => (result?.state === "not-measured" ? result.reason : null))).size > 1;

export interface ScoreWord {
  readonly word: "good" | "needs improvement" | "poor";
  readonly meaning: Meaning;
}

/** Source: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring#color-coding */
export function labScoreWord(score: number): ScoreWord {
  if (score >= 90) return { word: "good", meaning: "good" };
  return score >= 50 ? { word: "needs improvement", meaning: "warning" } : { word: "poor", meaning: "bad" };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const weight = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const milliseconds = (ms: number): string => `${formatCount(ms)} ms`;

/** The columns beside the score; "–" where Lighthouse could not tell. */
export const labColumns: readonly { readonly name: string; readonly text: (page: Measured) => string }[] = [
  { name: "Largest paint", text: ({ lcpMs }) => told(lcpMs, seconds) },
  { name: "Blocking time", text: ({ tbtMs }) => told(tbtMs, milliseconds) },
  { name: "Layout shift", text: ({ cls }) => told(cls, (value) => value.toFixed(2)) },
  { name: "First paint", text: ({ fcpMs }) => told(fcpMs, seconds) },
  { name: "Speed index", text: ({ speedIndexMs }) => told(speedIndexMs, seconds) },
  { name: "Weight", text: ({ bytes }) => told(bytes, weight) },
];

const told = (value: number | null, say: (value: number) => string): string => (value === null ? "–" : say(value));
