import { TableForm } from "@audit/contract";
import writeExcel from "write-excel-file/node";
import type { ExportedAudit } from "./exported-audit.ts";
import { tables, type Value } from "./tables.ts";

/** Excel's own bounds: https://support.microsoft.com/office/excel-specifications-and-limits */
const MOST_ROWS = 1_048_575;
const MOST_TEXT = 32_000;

/** Everything as tables of one workbook. */
export const asWorkbook = (audit: ExportedAudit): Promise<Buffer> =>
  writeExcel(
    TableForm.options.map((table) => ({
      sheet: table.replace(/^\w/, (letter) => letter.toUpperCase()),
      data: tables[table](audit)
        .slice(0, MOST_ROWS)
        .map((row, at) => row.map(cellOf(at === 0))),
    })),
  ).toBuffer();

/** Texts are texts, whatever they begin with: no cell is a formula. */
const cellOf = (isHead: boolean) => (value: Value) =>
  value === null
    ? null
    : typeof value === "number"
      ? { type: Number, value }
      : { type: String, value: fit(value), ...(isHead ? { fontWeight: "bold" as const } : {}) };

// XML can't hold control characters.
const fit = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "").slice(0, MOST_TEXT);
