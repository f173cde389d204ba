import type { Move } from "@audit/engine/redirects";
import type { ExportedAudit, ExportedPage } from "./exported-audit.ts";

type Page = ExportedPage;
type Rows = (string | number)[][];

/** Of the plan's changes those that a sheet of pages has columns for. */
const COLUMNS = ["title", "description", "h1", "canonical"] as const;
type Column = (typeof COLUMNS)[number];

/** What the plan proposes for each page. Changes of a template are left out: they are not made page by page. */
function proposals({ actions }: ExportedAudit): Map<string, Partial<Record<Column, string>>> {
  const found = new Map<string, Partial<Record<Column, string>>>();
  for (const { at, url, op, after, template } of actions.flatMap(({ patches }) => patches)) {
    const column = COLUMNS.find((one) => one === op);
    if (at !== "page" || column === undefined || after === null || template === true) continue;
    found.set(url, { [column]: after, ...found.get(url) });
  }
  return found;
}

/** A row for each page with a proposal: what stands there, and what belongs there where that differs. */
export function pageRows(audit: ExportedAudit): Rows {
  const pages = new Map(audit.pages.map((page) => [page.url, page]));
  const head = ["Address", ...COLUMNS.flatMap((name) => [`${name} now`, `${name} proposed`])];
  const rows = [...proposals(audit)].map(([url, proposed]) => [
    url,
    ...COLUMNS.flatMap((name) => [nowOf(pages.get(url), name), proposed[name] ?? ""]),
  ]);
  return [head, ...rows];
}

const nowOf = (page: Page | undefined, column: Column): string =>
  (column === "h1" ? page?.h1[0] : page?.[column]) ?? "";

/**
 * Descriptions of products as Shopify's product import takes them. It needs the product's own title, which an import sets:
 * a product is left out unless its one heading is what its page's title begins with, so that it is surely that. Titles of
 * pages are not in it, because themes add the shop's name to them.
 * Source: https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export function shopifyRows(audit: ExportedAudit): Rows {
  const pages = new Map(audit.pages.map((page) => [page.url, page]));
  const rows = [...proposals(audit)].flatMap(([url, { description }]) => {
    const page = pages.get(url);
    const handle = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:collections\/[^/]+\/)?products\/([^/]+)\/?$/i.exec(
      new URL(url).pathname,
    )?.[1];
    const [name, ...others] = page?.h1 ?? [];
    const isSure = name !== undefined && others.length === 0 && page?.title?.startsWith(name) === true;
    if (description === undefined || handle === undefined || !isSure) return [];
    return [[decodeURIComponent(handle), name, description]];
  });
  return [["Handle", "Title", "SEO Description"], ...new Map(rows.map((row) => [row[0], row])).values()];
}

/** Where a plugin keeps title and description of a product, as columns of WooCommerce's own importer name it. */
const META = {
  yoast: { title: "Meta: _yoast_wpseo_title", description: "Meta: _yoast_wpseo_metadesc" },
  "rank-math": { title: "Meta: rank_math_title", description: "Meta: rank_math_description" },
} as const;

/**
 * Titles and descriptions of products as WooCommerce's product import takes them, "Update existing products" ticked. It
 * finds a product by its SKU, which WooCommerce states in a product page's markup; a page without one is left out.
 * Source: https://woocommerce.com/document/product-csv-importer-exporter/
 */
export function wooCommerceRows(audit: ExportedAudit, plugin: keyof typeof META): Rows {
  const pages = new Map(audit.pages.map((page) => [page.url, page]));
  const rows = [...proposals(audit)].flatMap(([url, { title, description }]) => {
    const sku = pages.get(url)?.sku ?? null;
    return sku === null || (title === undefined && description === undefined)
      ? []
      : [[sku, title ?? "", description ?? ""]];
  });
  // An empty cell of the importer would empty the field: where some rows have no title, they are a sheet without that column.
  const whole = rows.every(([, title, description]) => title !== "" && description !== "");
  const kept = whole ? rows : rows.filter(([, , description]) => description !== "");
  const columns = whole ? [0, 1, 2] : [0, 2];
  const head = ["SKU", META[plugin].title, META[plugin].description];
  return [head, ...new Map(kept.map((row) => [row[0], row])).values()].map((row) => columns.map((at) => row[at] ?? ""));
}

/** The permanent redirects of the plan, each address once. */
export function movesOf({ actions }: ExportedAudit): Move[] {
  const moves = actions
    .flatMap(({ patches }) => patches)
    .flatMap(({ at, url, after }) =>
      at === "redirects" && after !== null ? [{ from: url, to: new URL(after, url).href }] : [],
    );
  return [...new Map(moves.map((move) => [move.from, move])).values()];
}
