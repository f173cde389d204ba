import type { PageFacts } from "@audit/facts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { indexableContent } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Speaks of script links whose target can be read; a button that opens a menu is no link. */
export const rule = definePageRule({
  id: "uncrawlable-anchors",
  category: "technical",
  area: "links",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  over: indexableContent,
  reads: ["url", "links", "structure"],
  says: {
    failing: "Links that only a script can follow",
    why: "Search engines follow <a href> alone. These elements open a page by script, so what lies behind them is found by nobody who doesn't click.",
    fix: 'Make each of them a link: <a href="/address">. The script may stay and take over the click.',
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  told: ({ scriptTargets, links }) => (scriptTargets ? null : links ? pass() : notApplicable()),
  judge: (page) => {
    const byScript = [...new Set(page.structure.scriptTargets)].filter((target) => isOwnPage(target, page.url));
    if (page.links.length === 0 && byScript.length === 0) return notApplicable();
    if (byScript.length === 0) return pass();
    const linked = new Set(page.links.map(({ url }) => url));
    const lost = byScript.filter((target) => !linked.has(target));
    if (lost.length === 0) return pass();
    const saw = { links: lost.length, targets: lost.slice(0, 5).map(quoted) };
    return fail({ at: "onclick and javascript: addresses", saw, expected: "a[href]" });
  },
});

const isOwnPage = (target: string, from: PageFacts["url"]): boolean =>
  target !== from && sameHost(target, from) && !isUtilityPath(new URL(target).pathname);
