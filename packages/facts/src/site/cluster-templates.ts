import type { PageFacts, PageKind } from "../page-facts.ts";
import type { Template } from "../site-facts.ts";
import { groupByPattern, type PatternGroup } from "./url-pattern.ts";

const names: Readonly<Record<PageKind, string>> = {
  home: "Home page",
  product: "Product page",
  service: "Service page",
  category: "Category page",
  list: "List",
  article: "Article",
  search: "Search page",
  cart: "Cart page",
  account: "Account page",
  contact: "Contact page",
  about: "About page",
  legal: "Legal page",
  other: "Other page",
};

/** Below this share of common class names two pages of one address pattern don't share a layout. */
const leastAlike = 0.3;

function alike(a: ReadonlySet<string>, b: readonly string[]): number {
  if (a.size === 0 && b.length === 0) return 1;
  const common = b.filter((token) => a.has(token)).length;
  return common / (a.size + b.length - common);
}

/** Splits pages of one pattern by layout; the largest part comes first. */
function splitByShape(pages: readonly Pick<PageFacts, "structure">[], members: readonly number[]): number[][] {
  const parts: { shape: string; tokens: Set<string>; pages: number[] }[] = [];
  for (const page of members) {
    const structure = pages[page]?.structure;
    if (structure === undefined) continue;
    const { shape, classTokens } = structure;
    const part = parts.find((one) => one.shape === shape || alike(one.tokens, classTokens) >= leastAlike);
    if (part === undefined) parts.push({ shape, tokens: new Set(classTokens), pages: [page] });
    else part.pages.push(page);
  }
  return parts.map((part) => part.pages).sort((a, b) => b.length - a.length);
}

function labelOf(kind: PageKind, pattern: string, count: number): string {
  const name = count === 1 ? names[kind] : `${names[kind]}s`;
  return pattern === "/" ? name : `${name} (${pattern})`;
}

function toTemplates(kind: PageKind, group: PatternGroup, pages: readonly Sortable[]): Template[] {
  return splitByShape(pages, group.pages).map((members, part) => {
    const suffix = part === 0 ? "" : `#${part + 1}`;
    const layout = part === 0 ? "" : `, layout ${part + 1}`;
    return {
      id: `${kind}:${group.pattern}${suffix}`,
      kind,
      label: labelOf(kind, group.pattern, members.length) + layout,
      pages: members,
    };
  });
}

/** What a page is sorted by. */
export type Sortable = Pick<PageFacts, "url" | "kind" | "isHtml" | "structure"> & {
  readonly response: Pick<PageFacts["response"], "status">;
};

export interface Clusters {
  templates: Template[];
  templateOf: Int32Array;
}

/** Indices of 200 HTML pages by address pattern and layout, whatever they are. */
export function groupByLayout(pages: readonly PageFacts[]): number[][] {
  const served = [...pages.entries()].flatMap(([page, { isHtml, response, url }]) =>
    isHtml && response.status === 200 ? [{ page, url }] : [],
  );
  return groupByPattern(served).flatMap((group) => splitByShape(pages, group.pages));
}

/** Sorts 200 HTML pages into templates: one kind, one address pattern, one layout. Largest first. */
export function clusterTemplates(pages: readonly Sortable[]): Clusters {
  const byKind = new Map<PageKind, { page: number; url: string }[]>();
  for (const [page, { isHtml, response, kind, url }] of pages.entries()) {
    if (!isHtml || response.status !== 200) continue;
    const list = byKind.get(kind);
    if (list === undefined) byKind.set(kind, [{ page, url }]);
    else list.push({ page, url });
  }
  const templates: Template[] = [];
  for (const [kind, list] of byKind) {
    const groups = kind === "home" ? [{ pattern: "/", pages: list.map(({ page }) => page) }] : groupByPattern(list);
    templates.push(...groups.flatMap((group) => toTemplates(kind, group, pages)));
  }
  templates.sort((a, b) => b.pages.length - a.pages.length || (a.id < b.id ? -1 : 1));
  const templateOf = new Int32Array(pages.length).fill(-1);
  for (const [index, template] of templates.entries()) for (const page of template.pages) templateOf[page] = index;
  return { templates, templateOf };
}
