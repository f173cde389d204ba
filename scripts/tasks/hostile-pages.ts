import { buildAuditProcess } from "./build-audit.ts";
import { must } from "./run-command.ts";

/**
 * `npm run task hostile-pages [-- 2000]`: so many generated pages, fresh in each run, through facts, rules, plan and report,
 * and in sites of twenty through crawl, both stores and the data of every screen. Half an hour for 2,000.
 */
export function hostilePages([pages = "2000"]: readonly string[]): void {
  const tests = ["packages/engine/src/hostile-property.test.ts", "apps/server/src/hostile-storage.test.ts"];
  must("vitest", ["run", ...tests], { HOSTILE_PAGES: pages, ...buildAuditProcess() });
}
