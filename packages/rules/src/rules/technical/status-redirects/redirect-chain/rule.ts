import { itemAt } from "@audit/facts";
import { en } from "./words.en.ts";
import { bareForm } from "../../../../reading/address-form.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { followRedirects, redirectTarget } from "../../../../reading/redirect-path.ts";
import { isVisitorDetour } from "../../../../reading/visitor-detour.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Judges where chains begin: their later hops are part of the same evidence. */
export const rule = defineSiteRule({
  id: "redirect-chain",
  category: "technical",
  area: "status-redirects",
  severity: "medium",
  fixKind: "redirect",
  certainty: 1,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  judge: ({ pages }) => {
    const byUrl = pagesByUrl(pages);
    const redirects = pages.filter((page) => redirectTarget(page) !== null);
    const targets = new Set(redirects.map((page) => redirectTarget(page)));
    const faults = redirects.flatMap((page) => {
      if (targets.has(page.url)) return [];
      const { urls, loops } = followRedirects(page.url, byUrl);
      if (loops || hopsOf(urls) < 2) return [];
      const end = urls.at(-1) ?? page.url;
      if (isVisitorDetour(page.url, end, byUrl.get(end)?.kind)) return [];
      const saw = urls.map((url) => ({ url, status: byUrl.get(url)?.response.status ?? null }));
      return [{ url: page.url, evidence: { at: "HTTP redirects", saw, expected: `one redirect to ${urls.at(-1)}` } }];
    });
    return judgePages(faults, redirects.length);
  },
  words: { en },
  fix,
});

/** Hops without the step from http to https of the same address: HSTS preloading asks for it as a step of its own. */
const hopsOf = (urls: readonly string[]): number =>
  urls.slice(1).filter((url, index) => !isSchemeStep(itemAt(urls, index), url)).length;

const isSchemeStep = (from: string, to: string): boolean =>
  from.startsWith("http:") && to.startsWith("https:") && bareForm(from) === bareForm(to);
