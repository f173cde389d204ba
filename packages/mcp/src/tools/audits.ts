import { z } from "zod";
import { Audit, Comparison, Summary } from "../shapes.ts";
import { waitForAudit } from "../wait-for-audit.ts";
import { whichAudit } from "./inputs.ts";
import { defineTool } from "./register.ts";

const FOLLOWED_EVERY_MS = 2_000;
/** Many clients give a call up after a minute or so without a word; progress keeps it alive. */
const MOST_WAIT = 600;

const waitSeconds = (fallback: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(MOST_WAIT)
    .default(fallback)
    .describe("How long to wait for its end, in seconds. The audit goes on after that; ask get_status for it.");

export const auditTools = [
  defineTool({
    name: "audit_site",
    title: "Audit a site",
    description:
      "Reads a website and judges it for search engines and AI answers. Takes seconds to minutes; reports progress. If it is not over when the wait ends, take its id to get_status.",
    scope: "audit",
    readOnly: false,
    input: {
      url: z.string().max(2_083).describe("Address of the site, such as https://shop.example"),
      max_pages: z.number().int().min(1).max(100_000).optional().describe("Read no more pages than this"),
      pages: z
        .array(z.string().max(2_083))
        .min(1)
        .max(500)
        .optional()
        .describe("Read only these pages, beside the start page: addresses or paths of the site"),
      wait_seconds: waitSeconds(50),
    },
    output: Audit.shape,
    work: async (backend, { url, max_pages: maxPages, pages, wait_seconds: seconds }, { signal, progress }) => {
      const begun = await backend.startAudit(url, { maxPages, pages });
      return waitForAudit(backend, begun, { seconds, signal, everyMs: FOLLOWED_EVERY_MS, tell: progress });
    },
  }),
  defineTool({
    name: "get_status",
    title: "How far an audit is",
    description: "How one audit stands: state, progress, scores. Can wait for its end.",
    scope: "read",
    readOnly: true,
    input: { audit: z.string().describe("Id of the audit"), wait_seconds: waitSeconds(0) },
    output: Audit.shape,
    work: async (backend, { audit, wait_seconds: seconds }, { signal, progress }) =>
      waitForAudit(backend, await backend.getAudit(audit), {
        seconds,
        signal,
        everyMs: FOLLOWED_EVERY_MS,
        tell: progress,
      }),
  }),
  defineTool({
    name: "list_audits",
    title: "Audits so far",
    description: "The audits that there are, newest first, with scores and numbers of tasks.",
    scope: "read",
    readOnly: true,
    input: { limit: z.number().int().min(1).max(50).default(10) },
    output: { audits: z.array(Audit), total: z.number().int() },
    work: async (backend, { limit }) => {
      const { items, total } = await backend.listAudits(limit);
      return { audits: [...items], total };
    },
  }),
  defineTool({
    name: "get_summary",
    title: "Summary of an audit",
    description: "The executive summary of a finished audit, its scores and the tasks to do first.",
    scope: "read",
    readOnly: true,
    input: whichAudit,
    output: Summary.shape,
    work: (backend, { audit }) => backend.getSummary(audit),
  }),
  defineTool({
    name: "compare_runs",
    title: "Compare two audits of a site",
    description: "What was fixed, what is new and what is back, beside the audit before or one that is named.",
    scope: "read",
    readOnly: true,
    input: { ...whichAudit, base: z.string().optional().describe("Id of the earlier audit; else the one before") },
    output: Comparison.shape,
    work: (backend, { audit, base }) => backend.compare(audit, base),
  }),
];
