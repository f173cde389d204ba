import { worklist } from "../../../../fixes/worklist.ts";
import type { SlowLayout } from "./saw.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type RenderedPage, type SiteFacts, type Template } from "@audit/facts";
import { fieldSource, type Measured } from "../../../../reading/field-vitals.ts";
import { ownMs } from "../../../../reading/rendered-pages.ts";
import { askedPrice } from "../../../../reading/sold-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown, type PageFault } from "../../../../verdict.ts";

/** web.dev: good up to these, at the 75th percentile of visits. */
const FIELD = { lcpMs: 2_500, inpMs: 200, cls: 0.1 };
/** "Poor" by web.dev, and three times its blocking time: what lies below may be the lab's own doing. */
const LAB = { lcpMs: 4_000, blockingMs: 600 };
/** One page sold through a layout says nothing of the layout. */
const FEWEST = 2;

type Site = Pick<SiteFacts, "templates" | "pages" | "rendering" | "fieldVitals">;

/** Which layout with goods is slow, and how much is sold through it; what visitors measured goes before the lab. */
export const rule = defineSiteRule({
  id: "critical-template-cwv-business",
  category: "technical",
  area: "performance",
  severity: "high",
  fixKind: "template",
  certainty: 0.6,
  reads: ["templates", "pages", "rendering", "fieldVitals"],
  source: "https://web.dev/articles/defining-core-web-vitals-thresholds",
  judge: (site) => {
    const selling = site.templates.filter(
      ({ kind, pages }) => /^(product|category)$/.test(kind) && pages.length >= FEWEST,
    );
    if (selling.length === 0) return notApplicable();
    const measured = selling.map((template) => measureOf(template, site));
    const outOf = measured.reduce((sum, { pages }) => sum + pages, 0);
    if (outOf === 0) return unknown("No page of the layouts that sell was run in a browser or measured by visitors.");
    return judgePages(
      measured.flatMap(({ faults }) => faults),
      outOf,
    );
  },
  words: { en },
  fix: worklist(en),
});

interface Measure {
  /** Pages that were measured. */
  readonly pages: number;
  readonly faults: readonly PageFault<SlowLayout>[];
}

function measureOf(template: Template, site: Site): Measure {
  const members = template.pages.map((index) => itemAt(site.pages, index));
  const urls = new Set(members.map(({ url }) => url));
  const field = site.fieldVitals.pages.flatMap((one) => (one.state === "measured" && urls.has(one.url) ? [one] : []));
  const runs = site.rendering.pages.filter(({ url, run }) => urls.has(url) && run.lab.lcpMs !== null);
  const slow = field.length > 0 ? slowInField(field) : slowInLab(runs);
  const sold = { layout: template.label, pages: members.length, ...(slow.length > 0 ? soldThrough(members) : {}) };
  const expected = "largest paint within 2500 ms, answers to taps within 200 ms, shift of at most 0.1";
  const faults = slow.map(({ url, at, saw }) => ({ url, evidence: { at, saw: { ...sold, ...saw }, expected } }));
  return { pages: field.length || runs.length, faults };
}

interface Slow {
  readonly url: string;
  readonly at: string;
  readonly saw: Pick<SlowLayout, "lcpMs" | "inpMs" | "cls" | "blockedMs">;
}

const NAMES = ["lcpMs", "inpMs", "cls"] as const;

/** Pages beyond a threshold; none when most of those measured are quick: then it is not the layout. */
function slowInField(field: readonly Measured[]): Slow[] {
  const beyond = (one: Measured) => NAMES.filter((name) => (one[name] ?? 0) > FIELD[name]);
  const slow = field.filter((one) => beyond(one).length > 0);
  if (slow.length * 2 < field.length) return [];
  return slow.map((one) => {
    const saw = Object.fromEntries(beyond(one).map((name) => [name, one[name]!]));
    return { url: one.url, at: fieldSource(one), saw };
  });
}

/** All of the sample must be slow: one loading may have met a busy moment. */
function slowInLab(runs: readonly RenderedPage[]): Slow[] {
  const isSlow = ({ run }: RenderedPage): boolean =>
    ownMs(run, run.lab.lcpMs!) > LAB.lcpMs || (run.lab.blockingMs ?? 0) > LAB.blockingMs;
  if (!runs.every(isSlow)) return [];
  return runs.map(({ url, run }) => {
    const saw = { lcpMs: ownMs(run, run.lab.lcpMs!), blockedMs: Math.round(run.lab.blockingMs ?? 0) };
    return { url, at: "one loading in the lab", saw };
  });
}

/** Goods that can be bought now and the price in their middle: no turnover is guessed. */
function soldThrough(pages: readonly PageFacts[]): Pick<SlowLayout, "forSale" | "middlePrice"> {
  const prices = pages.flatMap((page) =>
    page.commerce.availability === "out-of-stock" ? [] : (askedPrice(page) ?? []),
  );
  const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)];
  return middle === undefined ? {} : { forSale: prices.length, middlePrice: middle };
}
