import type { PageFacts, SiteFacts } from "@audit/facts";
import { canonicalVotes } from "./canonical-votes.ts";
import { differBySlash } from "./closing-slash.ts";
import { pagesByUrl } from "./page-index.ts";
import { redirectTarget } from "./redirect-path.ts";

/** Fewer pages may be odd ones of their own. */
const FEWEST = 5;
const NEARLY_ALL = 0.8;

type Read = Pick<SiteFacts, "pages" | "graph" | "sitemaps">;

const NONE: ReadonlySet<string> = new Set();
const known = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/**
 * Addresses in the form that canonical links, links and sitemap agree on, and that the server alone forwards to another
 * form of the page; empty where the site itself does not agree on one. Where hardly a canonical link names a page that was
 * read, links, previews and the canonicals' paths tell.
 */
export function formsOnlyServerForwards(site: Read): ReadonlySet<string> {
  const found = known.get(site.pages) ?? read(site);
  known.set(site.pages, found);
  return found;
}

/** Whether an address is written in the form that the site agrees on, and forwarded by nothing but the server. */
export function isRightForm(url: string, redirectTo: string | null | undefined, site: Read): boolean {
  const forms = formsOnlyServerForwards(site);
  return forms.has(url) || (forms.size > 0 && differBySlash(url, redirectTo));
}

function read(site: Read): ReadonlySet<string> {
  const { graph, sitemaps } = site;
  const votes = canonicalVotes(site).filter(({ answer }) => answer !== null);
  const forms =
    votes.length >= FEWEST
      ? votes.flatMap(({ page, answer }) =>
          answer !== null && redirectTarget(answer) === page.url ? [{ named: answer.url, served: page.url }] : [],
        )
      : formsLinkedTo(site);
  if (forms.length < FEWEST || (votes.length >= FEWEST && forms.length < NEARLY_ALL * votes.length)) return NONE;
  const links = (url: string): number => (graph.nodeOf(url) < 0 ? 0 : graph.inlinks(graph.nodeOf(url)));
  const sum = (urls: readonly string[]): number => urls.reduce((all, url) => all + links(url), 0);
  const [named, served] = [forms.map((form) => form.named), forms.map((form) => form.served)];
  const listed = new Set(sitemaps.entries.map(({ url }) => url));
  const inSitemap = (urls: readonly string[]): number => urls.filter((url) => listed.has(url)).length;
  const agrees = sum(named) > sum(served) && inSitemap(named) >= inSitemap(served);
  return agrees ? new Set(named) : NONE;
}

interface Form {
  readonly named: string;
  readonly served: string;
}

/** Forms that are linked to, where hardly a link names the served one and no page says that it is the main one. */
function formsLinkedTo({ pages, graph }: Read): readonly Form[] {
  const byUrl = pagesByUrl(pages);
  const linksTo = (url: string): number => (graph.nodeOf(url) < 0 ? 0 : graph.inlinks(graph.nodeOf(url)));
  const forms = pages.flatMap((page): Form[] => {
    const target = redirectTarget(page);
    if (target === null || !differBySlash(page.url, target) || linksTo(page.url) === 0) return [];
    return byUrl.get(target)?.response.status === 200 ? [{ named: page.url, served: target }] : [];
  });
  const sum = (urls: readonly string[]): number => urls.reduce((all, url) => all + linksTo(url), 0);
  const [named, served] = [sum(forms.map((form) => form.named)), sum(forms.map((form) => form.served))];
  const contradicted = forms.filter((form) => saysOfItself(byUrl.get(form.served)).includes(pathOf(form.served)));
  // Each redirect is a way to its target, too.
  return contradicted.length > MOST_SERVED * forms.length || served - forms.length > MOST_SERVED * named ? [] : forms;
}

const MOST_SERVED = 0.05;

const pathOf = (url: string): string => new URL(url).pathname;

/** Paths that a page names as its own, under whatever host. */
const saysOfItself = (page: PageFacts | undefined): string[] =>
  page === undefined
    ? []
    : [...page.head.canonicals.map(({ url }) => url), page.head.openGraph["og:url"]].flatMap((url) =>
        url && URL.canParse(url, page.url) ? [new URL(url, page.url).pathname] : [],
      );
