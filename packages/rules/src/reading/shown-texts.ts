import type { PageFacts } from "@audit/facts";

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
