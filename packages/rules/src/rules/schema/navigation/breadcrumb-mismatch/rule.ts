import * as blocks from "../../../../fixes/markup/blocks.ts";
import { en } from "./words.en.ts";
import { LONG_TRAIL } from "../../../../knowledge/limits.ts";
import { itemAt, type SdItem } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { bareForm } from "../../../../reading/address-form.ts";
import { addressOfStep } from "../../../../reading/breadcrumbs.ts";
import { isItem, itemsOf, itemsOfType, textOf, valuesOf } from "../../../../reading/structured-data.ts";
import { shareTopic } from "../../../../reading/topics.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const TRAILS: ReadonlySet<string> = new Set(["BreadcrumbList"]);

/** First step (the home page) and last (the page itself) may be left out or named otherwise; those between count. */
export const rule = definePageRule({
  id: "breadcrumb-mismatch",
  category: "schema",
  area: "navigation",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.8,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/breadcrumb",
  judge: ({ structuredData, commerce }) => {
    if (commerce.breadcrumbs.length < LONG_TRAIL) return notApplicable();
    const lists = itemsOfType(structuredData, TRAILS)
      .filter(({ item }) => item.format === "json-ld")
      .map(({ item }) => itemsOf(item, "itemListElement"));
    const addresses = new Set(
      commerce.breadcrumbs.slice(1, -1).flatMap(({ url }) => (url === null ? [] : formOf(url))),
    );
    // The same places under other words are the same trail.
    const leadsAlike = lists.some((steps) =>
      steps.slice(1, -1).some((step) => addresses.has(formOf(addressOfStep(step)))),
    );
    const trails = lists.map((steps) => steps.map(nameOf).filter(Boolean));
    const visible = commerce.breadcrumbs.map(({ text }) => text);
    const between = visible.slice(1, -1);
    const marked = trails.filter((names) => names.length > 2);
    if (between.length === 0 || marked.length === 0) return notApplicable();
    // A page may mark up several trails to itself; one of them must be the visible one.
    const agrees = (names: readonly string[]): boolean => {
      const inner = names.slice(1, -1);
      const known = (step: string, others: readonly string[]): boolean =>
        others.some((other) => shareTopic(step, other));
      return inner.some((step) => known(step, visible)) || between.some((step) => known(step, names));
    };
    if (leadsAlike || marked.some(agrees)) return pass();
    const saw = { marked: itemAt(marked, 0).slice(0, 6).map(quoted), visible: visible.slice(0, 6).map(quoted) };
    return fail({ at: "BreadcrumbList", saw, expected: "the visible steps" });
  },
  words: { en },
  onlyProposed: true,
  fix: blocks.breadcrumb,
});

/** A folder and its index file are one place. */
const formOf = (url: string): string =>
  URL.canParse(url) ? bareForm(url).replace(/\/(?:index|default)\.[a-z]{3,5}$/i, "") : url;

function nameOf(step: SdItem): string {
  const own = textOf(step);
  const target = valuesOf(step, "item").find(isItem);
  return own || (target ? textOf(target) : "");
}
