import type { PageFacts } from "@audit/facts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { titleOf, property } from "../../../../fixes/head/social.ts";
import { type Part, show } from "../../../../fixes/patches/fix.ts";
import { previewPatch } from "../../../../fixes/patches/page-patches.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const ownTitleOf = ({ head }: PageFacts): string | null => head.titles.map(oneLine).find((text) => text !== "") ?? null;

/**
 * og:title with the words of the page's own title, which it has and the preview lacks; and what else of the preview stands
 * on several pages though the page has its own.
 */
export const fix: Fixer = perPage({
  make: (page, view) => [
    property(page, "og:title", ownTitleOf(page) ?? titleOf(page, view)),
    ...borrowedBeside(page, view),
  ],
  pattern: () => '<meta property="og:title" content="{the same words as in the title}">',
});

/** Description and card of a page that go by the words of others. */
function borrowedBeside(page: PageFacts, view: SiteView): Part[] {
  const { openGraph, twitter, descriptions } = page.head;
  const title = ownTitleOf(page);
  const description = descriptions.map(oneLine).find((text) => text !== "") ?? null;
  const hasOwn = description !== null && view.pagesDescribed(description) === 1;
  const differs = (present: string | undefined, own: string | null): own is string =>
    present !== undefined && own !== null && oneLine(present) !== own;
  return [
    ...(hasOwn && differs(openGraph["og:description"], description)
      ? [property(page, "og:description", description)]
      : []),
    ...(differs(twitter["twitter:title"], title) ? [show(previewPatch(page, "twitter:title", title))] : []),
    ...(hasOwn && differs(twitter["twitter:description"], description)
      ? [show(previewPatch(page, "twitter:description", description))]
      : []),
  ];
}
