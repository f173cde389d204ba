import type { PageFacts } from "@audit/facts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { titleOf, property } from "../../../../fixes/head/social.ts";

const ownTitleOf = ({ head }: PageFacts): string | null => head.titles.map(oneLine).find((text) => text !== "") ?? null;

/** og:title with the words of the page's own title, which it has and the preview lacks. */
export const fix: Fixer = perPage({
  make: (page, view) => [property(page, "og:title", ownTitleOf(page) ?? titleOf(page, view))],
  pattern: () => '<meta property="og:title" content="{the same words as in the title}">',
});
