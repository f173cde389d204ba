import type { FieldAnswer, FieldReport, SearchReport } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { formatDay } from "../../format/dates.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { propertyName } from "../../format/search-properties.ts";

/** A day without a time is that day wherever it is read. */
const dayOf = (day: string): string => formatDay(`${day}T12:00`);
export const periodOf = (from: string, to: string): string => `${dayOf(from)} to ${dayOf(to)}`;

/** How Search Console stands for this report, in a sentence. */
export function searchSentence(search: SearchReport): string {
  const { state, reason, property, from, to, clicks, impressions, truncated, beside, table } = search;
  const noun = table === "visits" ? "visit" : "click";
  switch (state) {
    case "not-connected":
      return "Search Console was not connected, so clicks are unknown and did not count.";
    case "reconnect":
      return "The access to Search Console is over. Reconnect it in your account; clicks did not count.";
    case "no-property":
      return "Search Console has no property for this site, so clicks are unknown and did not count.";
    case "failed":
      return `Search Console was asked and gave no figures, so clicks did not count. ${reason ?? ""}`.trimEnd();
    default: {
      const where =
        table === undefined ? `Search Console, ${propertyName(property!)}` : "By the table that you brought";
      const source = `${where}, ${periodOf(from!, to!)}`;
      const shown = table === "visits" ? "" : ` from ${countOf(impressions, "impression")}`;
      const sum = `${countOf(clicks, noun)}${shown}`;
      const more = truncated ? " There are more addresses than were read." : "";
      const rest =
        beside.addresses === 0
          ? ""
          : ` ${countOf(beside.clicks, noun)} went to ${countOf(beside.addresses, "address", "addresses")} that this audit did not read as pages.`;
      return `${sum}. ${source}.${rest}${more}`;
    }
  }
}

/** How field values stand for this report, in a sentence. */
export function fieldSentence({ state, origin }: FieldReport): string {
  if (state === "not-connected" || origin === null)
    return "The Chrome UX Report is not connected, so what visitors measured is unknown.";
  const period = origin.state === "measured" ? `, ${periodOf(origin.from, origin.to)}` : "";
  return `Chrome UX Report: three of four visits were at least as good${period}.`;
}

type Vital = "lcpMs" | "inpMs" | "cls";

/** Good up to the first, poor above the second. Source: https://web.dev/articles/defining-core-web-vitals-thresholds */
const BOUNDS: Readonly<Record<Vital, readonly [number, number]>> = {
  lcpMs: [2500, 4000],
  inpMs: [200, 500],
  cls: [0.1, 0.25],
};

export interface VitalWords {
  readonly text: string;
  readonly word: "good" | "needs improvement" | "poor" | null;
  readonly meaning: Meaning;
}

/** A value with what it means; "–" where too few visitors measured it. */
export function vitalWords(vital: Vital, value: number | null): VitalWords {
  if (value === null) return { text: "–", word: null, meaning: "unknown" };
  const [good, poor] = BOUNDS[vital];
  const text =
    vital === "cls"
      ? value.toFixed(2)
      : vital === "lcpMs"
        ? `${(value / 1000).toFixed(1)} s`
        : `${formatCount(value)} ms`;
  if (value <= good) return { text, word: "good", meaning: "good" };
  return value <= poor
    ? { text, word: "needs improvement", meaning: "warning" }
    : { text, word: "poor", meaning: "bad" };
}

/** Why an address has no values. */
export const missingWords = (answer: Exclude<FieldAnswer, { state: "measured" }>): string =>
  answer.state === "no-data" ? "No field data for this address" : `Asked, failed: ${answer.reason}`;
