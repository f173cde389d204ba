import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { businessFacts } from "../../../../view/business-facts.ts";
import { replacementList } from "../../../../fixes/links/link-list.ts";

const sourcesOf = (links: readonly { readonly url: string }[]): string[] =>
  [...new Set(links.map(({ url }) => url))].toSorted();

/** The site's own mail address is meant where the template left it out. */
const isMail = (href: string): boolean => /^mailto:\/*$/i.test(href);

const UNFILLED = /^(?:mailto|tel):\/*$|undefined|null|NaN|\[object|\{\{|\$\{|%7B%7B|<\?php/i;

/** A misspelled link as it stands, and the address that was plainly meant. */
type Misspelled = { readonly href: string; readonly meant: string | null };

/** Each misspelled link beside the address that was meant, and the pages that hold it. */
export const fix: Fixer<{ readonly examples: readonly Misspelled[] }> = (cause, view) => {
  const mail = businessFacts(view).mail;
  const named = cause.faults.flatMap(({ url, evidence: { saw } }) => saw.examples.map((link) => ({ ...link, url })));
  const byHref = Map.groupBy(named, ({ href }) => href);
  return sectionsOf(
    replacementList(
      [...byHref].map(([href, links]) => ({
        old: href,
        now: links[0]?.meant ?? (isMail(href) && mail !== null ? `mailto:${mail}` : null),
        instead: UNFILLED.test(href)
          ? "the template has no value for this link: enter the address, or the number, in its settings, or take the link out"
          : "no browser can tell where this leads: write the whole address, or take the link out",
        sources: sourcesOf(links),
        inLayout: links.length > 1 && links.length >= view.served.length / 2,
      })),
    ),
  );
};
