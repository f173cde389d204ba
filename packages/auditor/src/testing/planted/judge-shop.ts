import { pageOf, siteOf, type PageCase, type SiteCase } from "@audit/testkit";
import type { PageFacts } from "@audit/facts";
import { rules } from "@audit/rules";
import { createJudge } from "../../judge.ts";
import type { Judgement } from "../../judgement.ts";

/** Pages that were read before, by the case they were made of: a shop with one page changed is read in no time. */
const known = new WeakMap<PageCase, Map<string, PageFacts>>();

function readOnce(given: PageCase, url: string): PageFacts {
  const pages = known.get(given) ?? new Map<string, PageFacts>();
  const page = pages.get(url) ?? pageOf({ ...given, url });
  known.set(given, pages.set(url, page));
  return page;
}

/**
 * Judges a made site as an audit would: each page as it comes in, then the site.
 * @param sound pages known to be without a fault: rules about single pages need not look at them again
 */
export function judgeShop(shop: SiteCase, sound: SiteCase = { pages: {} }): Judgement {
  const judge = createJudge(rules);
  const passed = new Set(Object.values(sound.pages));
  const urls = new Set<string>();
  const read = (given: PageCase, url: string): PageFacts => {
    if (passed.has(given)) urls.add(url);
    return readOnce(given, url);
  };
  return judge.finish(siteOf(shop, (page) => (urls.has(page.url) ? undefined : judge.page(page)), read));
}

/** Ids of the rules that fail, sorted. */
export const failingRules = ({ findings }: Judgement): string[] =>
  findings
    .filter(({ verdict }) => verdict === "fail")
    .map(({ rule }) => rule)
    .toSorted();
