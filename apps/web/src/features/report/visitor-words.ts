import type { FieldAnswer, FieldReport, SearchReport } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { formatDay } from "../../format/dates.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { propertyName } from "../../format/search-properties.ts";
import { t } from "../../language/messages.ts";

/** A day without a time is that day wherever it is read. */
const dayOf = (day: string): string => formatDay(`${day}T12:00`);
export const periodOf = (from: string, to: string): string => t("{from} to {to}", { from: dayOf(from), to: dayOf(to) });

/** How Search Console stands for this report, in a sentence. */
export function searchSentence(search: SearchReport): string {
  const { state, reason, property, from, to, clicks, impressions, truncated, beside, table } = search;
  const noun = table === "visits" ? "visit" : "click";
  switch (state) {
    case "not-connected":
      return t("Search Console was not connected, so clicks are unknown and did not count.");
    case "reconnect":
      return t("The access to Search Console is over. Reconnect it in your account; clicks did not count.");
    case "no-property":
      return t("Search Console has no property for this site, so clicks are unknown and did not count.");
    case "failed":
      return t("Search Console was asked and gave no figures, so clicks did not count. {reason}", {
        reason: reason ?? "",
      }).trimEnd();
    default: {
      const where =
        table === undefined
          ? t("Search Console, {property}", { property: propertyName(property!) })
          : t("By the table that you brought");
      const source = `${where}, ${periodOf(from!, to!)}`;
      const shown =
        table === "visits" ? "" : t(" from {impressions}", { impressions: countOf(impressions, "impression") });
      const sum = `${countOf(clicks, noun)}${shown}`;
      const more = truncated ? t(" There are more addresses than were read.") : "";
      const rest =
        beside.addresses === 0
          ? ""
          : t(" {clicks} went to {addresses} that this audit did not read as pages.", {
              clicks: countOf(beside.clicks, noun),
              addresses: countOf(beside.addresses, "address", "addresses"),
            });
      return `${sum}. ${source}.${rest}${more}`;
    }
  }
}

/** How field values stand for this report, in a sentence. */
export function fieldSentence({ state, origin }: FieldReport): string {
  if (state === "not-connected" || origin === null)
    return t("The Chrome UX Report is not connected, so what visitors measured is unknown.");
  const period = origin.state === "measured" ? `, ${periodOf(origin.from, origin.to)}` : "";
  return t("Chrome UX Report: three of four visits were at least as good{period}.", { period });
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
        : t("{value} ms", { value: formatCount(value) });
  if (value <= good) return { text, word: "good", meaning: "good" };
  return value <= poor
    ? { text, word: "needs improvement", meaning: "warning" }
    : { text, word: "poor", meaning: "bad" };
}

/** Why an address has no values. */
export const missingWords = (answer: Exclude<FieldAnswer, { state: "measured" }>): string =>
  answer.state === "no-data"
    ? t("No field data for this address")
    : t("Asked, failed: {reason}", { reason: answer.reason });
