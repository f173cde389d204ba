import type { PageFacts } from "@audit/facts";
import { forLast } from "./for-last.ts";

type Source = Pick<PageFacts, "head" | "headings" | "text">;

/** A piece of text that people or engines read, and where it stands. */
export interface ShownText {
  readonly at: string;
  readonly text: string;
}

/** What names and announces a page: its title, description, link preview and headings. */
export function namingTexts({ head, headings }: Omit<Source, "text">): ShownText[] {
  const preview = ["og:title", "og:description", "og:site_name"].flatMap((key) => head.openGraph[key] ?? []);
  return [
    ...head.titles.map((text) => ({ at: "head > title", text })),
    ...head.descriptions.map((text) => ({ at: "meta description", text })),
    ...preview.map((text) => ({ at: "link preview", text })),
    ...headings.map(({ text }) => ({ at: "heading", text })),
  ];
}

/** Blocks of the page's own text; where it has none, its whole text as one. */
export const bodyTexts = ({ text }: Pick<Source, "text">): ShownText[] =>
  [...text.paragraphs, text.main].filter(Boolean).map((said) => ({ at: "text", text: said }));

/** All of these, in this order. */
export const shownTexts = forLast((page: Source): readonly ShownText[] => [...namingTexts(page), ...bodyTexts(page)]);

/**
 * The words of all of them, each text a line or a part between spaces: one look at it tells of most pages that no text
 * holds what is looked for.
 */
export const shownWords = forLast((page: Source): string =>
  [...namingTexts(page).map(({ text }) => text), page.text.main, ...apartFrom(page.text)].join("\n"),
);

/** Blocks that don't stand in the whole text as they are: it leaves some out, and both are cut. */
export function apartFrom({ main, paragraphs }: PageFacts["text"]): string[] {
  let from = 0;
  return paragraphs.filter((block) => {
    const at = main.indexOf(block, from);
    if (at < 0) return true;
    from = at + block.length;
    return (at > 0 && main[at - 1] !== " ") || (from < main.length && main[from] !== " ");
  });
}
