import { alternatesOf, type PageFacts } from "@audit/facts";
import { linkingPages } from "../../view/internal-links.ts";
import type { SiteView } from "../../view/site-view.ts";
import { languageOf } from "../../view/site-words.ts";
import { counted } from "../../wording/plural.ts";
import type { Section } from "../patches/fix.ts";
import { replacementList } from "./link-list.ts";

interface Misled {
  /** Pages that have their links as soon as the wrong ones are mended. */
  readonly mended: ReadonlySet<string>;
  readonly sections: readonly (Section | string)[];
}

const MOST_SOURCES = 200;

/**
 * Pages that nobody links because the pages of their language lead to the version in another one: a template that writes
 * one address for all languages.
 */
export function misledLinks(urls: readonly string[], view: SiteView): Misled {
  const replacements = urls.flatMap((url) => {
    const page = view.pageAt(url);
    if (page === null || languageOf(page) === "") return [];
    return otherVersions(page, view).flatMap((old) => {
      const sources = linkingPages(view.site.graph, old.url, MOST_SOURCES).filter((source) => {
        const from = view.pageAt(source);
        return from?.response.status === 200 && source !== url && languageOf(from) === languageOf(page);
      });
      return sources.length === 0 ? [] : [{ old: old.url, now: url, sources }];
    });
  });
  const list = replacementList(replacements);
  if (list === null) return { mended: new Set(), sections: [] };
  const mended = new Set(replacements.map(({ now }) => now));
  const cause = [
    `# One cause for ${counted(mended.size, "page")}: menu or footer lead to the version in another language.`,
    "# Let the template write the address in the language of the page that it stands on.",
  ].join("\n");
  return { mended, sections: [cause, list] };
}

/** What the page names as its versions, and what names it so, in other languages. */
function otherVersions(page: PageFacts, view: SiteView): PageFacts[] {
  const named = alternatesOf(page).flatMap(({ url }) => (url === null ? [] : (view.pageAt(url) ?? [])));
  const all = new Set([...named, ...view.namedAsVersion(page.url)]);
  return [...all].filter((other) => languageOf(other) !== languageOf(page));
}
