import { worklist } from "../../../../fixes/worklist.ts";
import type { Missing } from "./saw.ts";
import { en } from "./words.en.ts";
import { judgePages } from "../../../../verdict.ts";
import type { PageFacts } from "@audit/facts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Phones may get a little less; below this share of the words something is missing. */
const LEAST_WORDS = 0.6;
/** Pages of fewer words differ by chance. */
const TELLING_WORDS = 80;

export const rule = defineSiteRule({
  id: "mobile-parity",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "template",
  certainty: 0.85,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing",
  judge: (site) => {
    const pairs = viewsAs(site, "smartphone").filter(
      ({ view }) => view.page.response.status === 200 && view.page.isHtml,
    );
    const faults = pairs.flatMap(({ first, view }) => {
      const missing = missingOn(view.page, first);
      if (missing.length === 0) return [];
      return [{ url: first.url, evidence: { at: "answer to a phone", saw: missing, expected: "as on a computer" } }];
    });
    return judgePages(faults, pairs.length);
  },
  words: { en },
  fix: worklist(en),
});

function missingOn(phone: PageFacts, computer: PageFacts): Missing[] {
  const missing: Missing[] = [];
  if (computer.indexability.indexable && phone.indexability.reason === "noindex")
    missing.push("may not be listed: noindex");
  const had = new Set(computer.structuredData.items.flatMap(({ types }) => types));
  const has = new Set(phone.structuredData.items.flatMap(({ types }) => types));
  const lost = [...had].filter((type) => !has.has(type));
  if (lost.length > 0) missing.push({ structuredData: lost });
  if (computer.head.titles.length > 0 && phone.head.titles.length === 0) missing.push("title");
  const isHeaded = ({ headings }: PageFacts): boolean => headings.some(({ level }) => level === 1);
  if (isHeaded(computer) && !isHeaded(phone)) missing.push("main heading");
  const words = { computer: computer.text.mainWords, phone: phone.text.mainWords };
  if (words.computer >= TELLING_WORDS && words.phone < LEAST_WORDS * words.computer) missing.push({ words });
  return missing;
}
