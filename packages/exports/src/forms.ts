import { csvFile, TableForm, type ExportForm } from "@audit/contract";
import { redirectForms } from "@audit/engine/redirects";
import type { ExportedAudit } from "./exported-audit.ts";
import { asJsonLines } from "./json-lines.ts";
import { movesOf, shopifyRows, wooCommerceRows } from "./page-sheets.ts";
import { tables, type Value } from "./tables.ts";
import { asWorkbook } from "./workbook.ts";

interface Form {
  readonly extension: string;
  readonly type: string;
  /** Pieces of a text, or the whole of a file that is none. */
  readonly write: (audit: ExportedAudit) => Iterable<string> | Promise<Uint8Array>;
}

const csv = (rowsOf: (audit: ExportedAudit) => Value[][]): Form => ({
  extension: "csv",
  type: "text/csv",
  write: (audit) => [csvFile(rowsOf(audit).map((row) => row.map(linesOf)))],
});

/** Lines stay lines of the cell: joined, those of a robots.txt would say something else. */
const linesOf = (value: Value): string | number | readonly string[] =>
  typeof value === "number" ? value : (value ?? "").split(/\r?\n/);

const redirects = (kind: keyof typeof redirectForms, extension: string): Form => ({
  extension,
  type: extension === "csv" ? "text/csv" : "text/plain",
  write: (audit) => [redirectForms[kind](movesOf(audit)), "\n"],
});

const tableForms = Object.fromEntries(TableForm.options.map((name) => [name, csv(tables[name])])) as Readonly<
  Record<TableForm, Form>
>;

/** Every form, by its name in the contract. */
export const forms: Readonly<Record<ExportForm, Form>> = {
  xlsx: {
    extension: "xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: asWorkbook,
  },
  jsonl: { extension: "jsonl", type: "application/jsonl", write: asJsonLines },
  ...tableForms,
  "products-shopify": csv(shopifyRows),
  "products-woocommerce-yoast": csv((audit) => wooCommerceRows(audit, "yoast")),
  "products-woocommerce-rank-math": csv((audit) => wooCommerceRows(audit, "rank-math")),
  "redirects-htaccess": redirects("htaccess", "txt"),
  "redirects-nginx": redirects("nginx", "conf"),
  "redirects-shopify": redirects("shopify", "csv"),
  "redirects-cloudflare": redirects("cloudflare", "csv"),
};
