import { readFileSync } from "node:fs";
import { readAddress, type AuditSources } from "@audit/engine";
import { decodeText, ImportFault, readTraffic } from "@audit/imports";
import type { Written } from "../read-arguments.ts";
import { UsageError } from "../usage-error.ts";

/**
 * The table of clicks or visits that weighs the plan, as the audit asks for it; null without one.
 * @throws UsageError naming what is wrong with it, before anything is read
 */
export function trafficOf(url: string, values: Written): AuditSources["searchPerformance"] | null {
  const { traffic: file, "traffic-days": days } = values;
  if (file === undefined) return null;
  const [, from = "", to = ""] = /^(\S+)\.\.(\S+)$/.exec(days ?? "") ?? [];
  if (days !== undefined && from === "") throw new UsageError("--traffic-days takes YYYY-MM-DD..YYYY-MM-DD.");
  try {
    const text = decodeText(readFileSync(file));
    const { measure, rows, ...read } = readTraffic(text, readAddress(url), days === undefined ? null : { from, to });
    const found = rows.map(({ count, ...row }) => ({ ...row, clicks: count, ctr: 0 }));
    return async () => ({
      state: "read",
      property: file,
      from: read.from,
      to: read.to,
      rows: found,
      truncated: false,
      table: measure,
    });
  } catch (error) {
    if (error instanceof ImportFault) throw new UsageError(`--traffic ${file}: ${error.message}`);
    throw new UsageError(`--traffic ${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
