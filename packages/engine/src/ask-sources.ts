// Types alone: who only runs audits in another process does not load the facts.
import type { FieldVitals, SearchPerformance, SiteFacts } from "@audit/facts";
import type { AuditSources } from "./audit.ts";
import { chooseSample } from "./rendering/choose-sample.ts";

/** Nobody is connected. */
export const noSources: AuditSources = {
  fieldVitals: async () => ({ state: "not-connected", origin: null, pages: [] }),
  searchPerformance: async () => ({ state: "not-connected" }),
};

/** Asks for what the site itself can't show: its visitors' figures for the origin and one page of each template, and its clicks. */
export async function askSources(
  site: SiteFacts,
  sources: AuditSources = noSources,
): Promise<{ fieldVitals: FieldVitals; searchPerformance: SearchPerformance }> {
  const [fieldVitals, searchPerformance] = await Promise.all([
    sources.fieldVitals({ origin: new URL(site.home).origin, pages: chooseSample(site, 1) }),
    sources.searchPerformance(site.home),
  ]);
  return { fieldVitals, searchPerformance };
}
