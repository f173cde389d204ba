import { createHash } from "node:crypto";

/**
 * Names a task across runs: the same rule on the same template (and page) has the same fingerprint,
 * whatever the order, counts and evidence of a run.
 * @param template template id as it was seen first, or "site", "layout", "addresses"
 * @param path for a task about one page: its path and query as they were seen first
 * @returns 16 hex digits
 */
export function fingerprintOf(rule: string, template: string, path: string | null = null): string {
  const identity = JSON.stringify(path === null ? [rule, template] : [rule, template, path]);
  return createHash("sha256").update(identity).digest("hex").slice(0, 16);
}
