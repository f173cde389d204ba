import { itemAt, type PageFacts, type PageKind, type SiteFacts } from "@audit/facts";
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

/** Pages and the templates they are sorted into. */
interface Sorted {
  readonly pages: readonly Listable[];
  readonly templates: readonly Pick<SiteFacts["templates"][number], "kind" | "pages">[];
}

export type Listable = Pick<PageFacts, "url"> & {
  readonly indexability: Pick<PageFacts["indexability"], "indexable">;
  readonly tech: Pick<PageFacts["tech"], "botWall">;
};

/**
 * Addresses of the pages to run in a browser: some of each template, spread over it, or every listed page.
 * @param isRun tells pages that have been run; of their template they are as good as any
 */
export function chooseSample(
  { pages, templates }: Sorted,
  how: RenderSetting,
  isRun: (url: string) => boolean = () => false,
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
    .flatMap((indices) => {
      const run = indices.filter((index) => isRun(itemAt(pages, index).url)).slice(0, how);
      const others = indices.filter((index) => !run.includes(index));
      return [...run, ...spread(others, how - run.length)];
    })
    .map((index) => itemAt(pages, index).url);
}

const isListed = ({ indexability, tech }: Listable): boolean => indexability.indexable && tech.botWall === null;

function spread(indices: readonly number[], most: number): number[] {
  const count = Math.min(most, indices.length);
  return Array.from({ length: count }, (_, at) => itemAt(indices, Math.floor((at * indices.length) / count)));
}
