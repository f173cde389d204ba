import { csvFile } from "@audit/contract";
import { redirectForms, type AuditJson } from "@audit/engine";
import { EXIT } from "../exit-codes.ts";
import { asJsonLines } from "../formats/json-lines.ts";
import { movesOf, pageRows, shopifyRows } from "../formats/sheets.ts";
import { asWorkbook } from "../formats/workbook.ts";
import { print, writePieces } from "../output.ts";
import { readAuditFile } from "../read-audit-file.ts";
import type { Arguments } from "../read-arguments.ts";
import { UsageError } from "../usage-error.ts";
import { writeFileSync } from "node:fs";

type Text = (audit: AuditJson) => Iterable<string>;

/** What an audit's file becomes for other programs, by the name of --as. */
const texts = {
  jsonl: asJsonLines,
  pages: (audit) => [csvFile(pageRows(audit))],
  "pages-shopify": (audit) => [csvFile(shopifyRows(audit))],
  "redirects-htaccess": (audit) => [redirectForms.htaccess(movesOf(audit)), "\n"],
  "redirects-nginx": (audit) => [redirectForms.nginx(movesOf(audit)), "\n"],
  "redirects-shopify": (audit) => [redirectForms.shopify(movesOf(audit)), "\n"],
  "redirects-cloudflare": (audit) => [redirectForms.cloudflare(movesOf(audit)), "\n"],
} as const satisfies Record<string, Text>;

/** Writes an audit's data in the form of another program. @returns the exit status */
export async function exportData({ values, positionals }: Arguments): Promise<number> {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("export takes the JSON file of one audit.");
  const { as, output } = values;
  if (as === undefined) throw new UsageError("export needs --as; --help lists the forms.");
  const audit = readAuditFile(file);
  if (as === "xlsx") {
    if (output === undefined) throw new UsageError("--as xlsx needs --output FILE.");
    writeFileSync(output, await asWorkbook(audit));
    return EXIT.done;
  }
  const pieces = texts[as as keyof typeof texts](audit);
  if (output === undefined) await print(pieces);
  else writePieces(output, pieces);
  return EXIT.done;
}
