import { itemAt, type PageKind, type SiteFacts } from "@audit/facts";
import type { RenderSetting } from "../audit.ts";

/** A sample of more templates than this says little more and takes minutes. */
const MOST_TEMPLATES = 12;
/** Most telling first; carts, accounts and search pages show a stranger nothing. */
const ORDER: readonly PageKind[] = [
  "home",
  "product",
  "service",
  "category",
  "article",
  "other",
  "list",
  "about",
  "contact",
  "legal",
];

/** Addresses of the pages to run in a browser: some of each template, spread over it, or every listed page. */
export function chooseSample(
  { pages, templates }: Pick<SiteFacts, "pages" | "templates">,
  how: RenderSetting,
): string[] {
  if (how === "off") return [];
  const chosen = templates
    .filter(({ kind }) => ORDER.includes(kind))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.pages.length - a.pages.length)
    .map((template) => template.pages.filter((index) => isListed(itemAt(pages, index))));
  if (how === "all") return chosen.flat().map((index) => itemAt(pages, index).url);
  return chosen
    .filter((indices) => indices.length > 0)
    .slice(0, MOST_TEMPLATES)
    .flatMap((indices) => spread(indices, how))
    .map((index) => itemAt(pages, index).url);
}

const isListed = ({ indexability, tech }: SiteFacts["pages"][number]): boolean =>
  indexability.indexable && tech.botWall === null;

function spread(indices: readonly number[], most: number): number[] {
  const count = Math.min(most, indices.length);
  return Array.from({ length: count }, (_, at) => itemAt(indices, Math.floor((at * indices.length) / count)));
}
