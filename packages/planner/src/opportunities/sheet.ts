import { csv } from "@audit/rules/escape/config";

/** Rows as a table that spreadsheets open; the first row names the columns. */
export const sheet = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((row) => row.map(csv).join(",")).join("\n");
