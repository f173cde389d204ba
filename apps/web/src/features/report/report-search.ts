import { z } from "zod";

/** What the address of a report says. */
export const ReportSearch = z.object({
  jobId: z.string().max(64).optional().catch(undefined),
  /** Words that the shown findings hold, their impact and their order. */
  q: z.string().max(200).optional().catch(undefined),
  impact: z.enum(["high", "medium", "low"]).optional().catch(undefined),
  order: z.enum(["impact", "pages", "certainty", "name"]).optional().catch(undefined),
  /** Which findings are shown; all when absent. */
  show: z.enum(["technical", "content", "schema", "social", "tools", "unknown"]).optional().catch(undefined),
  /** The rule whose evidence is open. */
  open: z.string().max(120).optional().catch(undefined),
  /** The file that is read; the overview when absent. */
  doc: z.string().max(120).optional().catch(undefined),
});
