import * as chains from "../../../../fixes/links/redirect-chains.ts";
import { en } from "./words.en.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { linkingPages } from "../../../../reading/inbound-links.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { followRedirects, redirectTarget } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

const PERMANENT: ReadonlySet<number> = new Set([301, 308]);
/** Other names of the home page, and language roots (/de, /en-gb). */
const MEANT =
  /^\/(([a-z]{2}([-_][a-z]{2,4})?|home(page)?|index|default|start(seite)?|main|welcome|accueil|inicio|shop|store|www|ref|r)(\.[a-z]{3,5})?\/?)?$/i;

export const rule = defineSiteRule({
  id: "redirect-to-homepage",
  category: "technical",
  area: "status-redirects",
  severity: "medium",
  fixKind: "redirect",
  certainty: 0.7,
  reads: ["home", "pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes",
  judge: ({ home, pages, graph }) => {
    const byUrl = pagesByUrl(pages);
    const redirects = pages.filter((page) => redirectTarget(page) !== null);
    const faults = redirects.flatMap(({ url, response }) => {
      if (!PERMANENT.has(response.status) || isMeant(new URL(url).pathname) || isSame(url, home)) return [];
      const { urls, loops } = followRedirects(url, byUrl);
      if (loops || !urls.slice(1).some((station) => isHome(station, home))) return [];
      const saw = { status: response.status, target: urls.at(-1)!, ...linkingPages({ pages, graph }, url) };
      return [{ url, evidence: { at: "HTTP redirect", saw, expected: "the page that took its place, or 404" } }];
    });
    return judgePages(faults, redirects.length);
  },
  words: { en },
  fix: chains.betterTargets,
});

const isMeant = (pathname: string): boolean => MEANT.test(pathname) || isUtilityPath(pathname);

/** The folder that the site starts in, written without its final slash. */
const isSame = (url: string, home: string): boolean => `${url}/` === home;

function isHome(url: string, home: string): boolean {
  if (url === home) return true;
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "" && sameHost(url, home);
}
