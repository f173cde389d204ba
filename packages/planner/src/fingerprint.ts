import { createHash } from "node:crypto";
import type { Cause } from "@audit/rules";

/**
 * Names a task across runs: a rule has one task for its pages, one for addresses that are no pages and one for the site,
 * so that it is the same whatever the order, addresses, counts and evidence of a run.
 * @returns 16 hex digits
 */
export function fingerprintOf({ finding: { rule }, scope }: Pick<Cause, "finding" | "scope">): string {
  const place = scope === "group" || scope === "layout" ? "pages" : scope;
  return nameOf([rule, place]);
}

/** Names an opportunity's task by what it is for: a path or a name, "" where there is one only. */
export const fingerprintOfChance = (id: string, of: string): string => nameOf([id, "opportunity", of]);

const nameOf = (identity: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(identity)).digest("hex").slice(0, 16);
