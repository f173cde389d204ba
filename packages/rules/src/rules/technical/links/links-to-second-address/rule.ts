import { documentNameOf, formOf, itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { differBySlash } from "../../../../reading/closing-slash.ts";
import { isIndexFileOf } from "../../../../reading/index-file.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { inlinksOf, linkingPages } from "../../../../reading/inbound-links.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** The sitemap or the canonical may name either form; only what the site's own links do is judged. */
export const rule = defineSiteRule({
  id: "links-to-second-address",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "link",
  certainty: 0.95,
  reads: ["pages", "graph", "addressForms"],
  source: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
  judge: ({ pages, graph, addressForms }) => {
    const read = addressForms.flatMap(({ other, page }) => {
      const [second, first] = [itemAt(pages, other), itemAt(pages, page)];
      return isOwnFault(second, first) ? [[second.url, first.url] as const] : [];
    });
    const forms = canonicalVotes({ pages }).filter(
      ({ page, target }) => page.url !== target && documentNameOf(page.url) === documentNameOf(target),
    );
    const shown = provenForms(pages, addressForms);
    const named = forms.flatMap(({ page, target, answer }) =>
      answer?.response.status === 200 || (answer === null && shown.has(changeOf(page.url, target)))
        ? [[page.url, target] as const]
        : [],
    );
    // Where previews name the linked address, the site does not say which of the two is its own.
    const namesItself = new Set(pages.flatMap(({ url, head }) => (head.openGraph["og:url"] === url ? [url] : [])));
    const byUrl = pagesByUrl(pages);
    const inlinks = (url: string): number => inlinksOf({ pages, graph }, url).all;
    const meant = inOneDirection(
      [...read, ...named].filter((pair) => pair.every((url) => isFound(url, byUrl.get(url)))),
    );
    const faults = meant.flatMap(([url, first]) => {
      if (inlinksOf({ pages, graph }, url).all === 0 || namesItself.has(url)) return [];
      // A folder is never the lesser name of its own file, whatever a copied canonical says.
      if (isIndexFileOf(first, url)) return [];
      // A site written as files links them by name throughout; a canonical that names the folder joins the two.
      if (isIndexFileOf(url, first) && inlinks(first) < inlinks(url)) return [];
      const saw = { ...linkingPages({ pages, graph }, url), page: first };
      return [{ url, evidence: { at: "a[href]", saw, expected: first } }];
    });
    const open = forms.filter(({ page, answer }) => answer === null && inlinksOf({ pages, graph }, page.url).all > 0);
    if (faults.length === 0 && open.length >= FEWEST_SHOWN)
      return unknown(
        `${open.length} pages name another form of their address as canonical, and too few of those were read to tell.`,
      );
    return judgePages(faults, Math.max(faults.length, pages.length - read.length - named.length));
  },
  words: { en },
  givesWayTo: [{ to: ["trailing-slash-inconsistent", "canonical-to-empty-page"], as: "finding" }],
  mild: {
    when: ({ url, evidence }) => isIndexFileOf(url, evidence.saw.page),
    because: "a folder and its file are one page, which search engines join by themselves",
  },
  // Where the page names the right one, search engines join the two by themselves.
  onlyFound: true,
  fix,
});

/** What links would be mended for: no forwarding stub, and no page that is kept out of search or for one visitor alone. */
function isFound(url: string, page: PageFacts | undefined): boolean {
  if (isUtilityPath(new URL(url).pathname)) return false;
  if (page === undefined) return true;
  const forwards = page.head.refresh !== null && page.head.refresh.url !== null;
  return !forwards && page.indexability.reason !== "noindex" && !FOR_ONE.has(page.kind);
}

const FOR_ONE: ReadonlySet<string> = new Set(["cart", "account", "search"]);

/** Without pairs that would write the form which the change of most others takes away. */
function inOneDirection(pairs: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  const counts = new Map<string, number>();
  for (const [url] of pairs) counts.set(formOf(url), (counts.get(formOf(url)) ?? 0) + 1);
  return pairs.filter(([url, first]) => (counts.get(formOf(first)) ?? 0) < (counts.get(formOf(url)) ?? 0));
}

/** From so many read pairs on, those that were not read are taken to be alike. */
const FEWEST_SHOWN = 3;

const changeOf = (url: string, canonical: string): string => `${formOf(url)} ${formOf(canonical)}`;

/** Changes of form which the site's canonicals name, and which led to the same page wherever they were tried. */
function provenForms(pages: readonly PageFacts[], addressForms: SiteFacts["addressForms"]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { other, page } of addressForms) {
    const [second, first] = [itemAt(pages, other), itemAt(pages, page)];
    const change = changeOf(second.url, first.url);
    if (canonicalTarget(second) === first.url) counts.set(change, (counts.get(change) ?? 0) + 1);
  }
  for (const { page, target, answer } of canonicalVotes({ pages }))
    if (answer !== null && answer.response.status !== 200) counts.delete(changeOf(page.url, target));
  return new Set([...counts].flatMap(([change, count]) => (count >= FEWEST_SHOWN ? change : [])));
}

/** Pairs that differ by the slash alone have a rule of their own, and a page that names the other form wants it. */
function isOwnFault(second: PageFacts, first: PageFacts): boolean {
  if (canonicalTarget(first) === second.url) return false;
  return canonicalTarget(second) === first.url || !differBySlash(second.url, first.url);
}
