import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
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
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (page) => {
    const byScript = [...new Set(page.structure.scriptTargets)].filter((target) => isOwnPage(target, page.url));
    if (page.links.length === 0 && byScript.length === 0) return notApplicable();
    if (byScript.length === 0) return pass();
    // A shop lists its goods under each of their lists: the last steps of the address are what they have in common.
    const linked = new Set(page.links.flatMap(({ url }) => (url === null ? [] : [lastStepsOf(url)])));
    const lost = byScript.filter((target) => !linked.has(lastStepsOf(target)));
    if (lost.length === 0) return pass();
    const saw = { links: lost.length, targets: lost.slice(0, 5).map(quoted) };
    return fail({ at: "onclick and javascript: addresses", saw, expected: "a[href]" });
  },
  words: { en },
  fix,
});

/** The last two steps of a path: "products/mug" of /all/products/mug?size=1 as well. */
function lastStepsOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.split("/").filter(Boolean).slice(-2).join("/");
}

const isOwnPage = (target: string, from: PageFacts["url"]): boolean =>
  target !== from && sameHost(target, from) && !isUtilityPath(new URL(target).pathname);
