import { itemAt } from "@audit/facts";
import { tokensOf } from "../../../../reading/words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { businessFacts } from "../../../../view/business-facts.ts";
import { replacementList } from "../../../../fixes/links/link-list.ts";

const sourcesOf = (links: readonly { readonly url: string }[]): string[] =>
  [...new Set(links.map(({ url }) => url))].toSorted();

/** The site's own mail address is meant where the template left it out. */
const isMail = (href: string): boolean => /^mailto:\/*$/i.test(href);

const UNFILLED = /^(?:mailto|tel):\/*$|undefined|null|NaN|\[object|\{\{|\$\{|%7B%7B|<\?php|\{\d+\}|%7B\d+%7D/i;

/** The address up to a second link that stands inside it. */
const NESTED = /^(.*?)<a\s/i;

/** A misspelled link as it stands, and the address that was plainly meant. */
type Misspelled = { readonly href: string; readonly anchor: string; readonly meant: string | null };

/** The one living page whose address begins alike and goes on with the words of the inner link. */
function nestedIn({ href, anchor, url }: Misspelled & { readonly url: string }, view: SiteView): string | null {
  const begins = NESTED.exec(href)?.[1];
  const words = tokensOf(anchor).join("-");
  const start = begins === undefined || words === "" ? null : URL.parse(`${begins}${words}`, url);
  if (start === null) return null;
  const found = view.served.flatMap((index) => {
    const page = itemAt(view.site.pages, index);
    return page.url.startsWith(start.href) ? [page.url] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What helps where the address that was meant can't be told. */
function insteadOf(href: string): string {
  if (NESTED.test(href))
    return "the tag of a second link stands inside this address: take the inner link out, and write the address as a whole";
  return UNFILLED.test(href)
    ? "the template has no value for this link: enter the address, or the number, in its settings, or take the link out"
    : "no browser can tell where this leads: write the whole address, or take the link out";
}

/** Each misspelled link beside the address that was meant, and the pages that hold it. */
export const fix: Fixer<{ readonly examples: readonly Misspelled[] }> = (cause, view) => {
  const mail = businessFacts(view).mail;
  const named = cause.faults.flatMap(({ url, evidence: { saw } }) => saw.examples.map((link) => ({ ...link, url })));
  const byHref = Map.groupBy(named, ({ href }) => href);
  return sectionsOf(
    replacementList(
      [...byHref].map(([href, links]) => ({
        old: href,
        now: links[0]?.meant ?? (isMail(href) && mail !== null ? `mailto:${mail}` : firstOf(links, view)),
        instead: insteadOf(href),
        sources: sourcesOf(links),
        inLayout: links.length > 1 && links.length >= view.served.length / 2,
      })),
    ),
  );
};

const firstOf = ([link]: readonly (Misspelled & { readonly url: string })[], view: SiteView): string | null =>
  link === undefined ? null : nestedIn(link, view);
