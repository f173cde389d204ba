import { z } from "zod";
import { Finding, Page, Rule } from "../shapes.ts";
import { page, searched, whichAudit } from "./inputs.ts";
import { defineTool } from "./register.ts";

const total = z.number().int();

export const findingTools = [
  defineTool({
    name: "find_findings",
    title: "Search findings",
    description: "What failed or could not be told in an audit, with reasons, sources and a few examples.",
    scope: "read",
    readOnly: true,
    input: { ...whichAudit, search: searched, ...page(50, 10) },
    output: { findings: z.array(Finding), total },
    work: async (backend, { audit, ...search }) => {
      const part = await backend.findFindings(audit, search);
      return { findings: [...part.items], total: part.total };
    },
  }),
  defineTool({
    name: "find_pages",
    title: "Search pages",
    description: "Pages with faults whose address holds a text, with what fails on each.",
    scope: "read",
    readOnly: true,
    input: { ...whichAudit, search: searched, ...page(50, 10) },
    output: { pages: z.array(Page), total },
    work: async (backend, { audit, ...search }) => {
      const part = await backend.findPages(audit, search);
      return { pages: [...part.items], total: part.total };
    },
  }),
  defineTool({
    name: "explain_page",
    title: "Why a page fails",
    description: "Every check that fails on one page: what was seen there and what was expected.",
    scope: "read",
    readOnly: true,
    input: { ...whichAudit, url: z.string().max(8_192).describe("The page's whole address") },
    output: { ...Page.shape, note: z.string().nullable() },
    work: async (backend, { audit, url }) => {
      const { items } = await backend.findPages(audit, { search: url, limit: 50, offset: 0 });
      const found = items.find((one) => one.url === url) ?? items.find((one) => sameAddress(one.url, url));
      const note = found ? null : "No finding names this address: no check fails on it, or it was not read.";
      return { url: found?.url ?? url, findings: found?.findings ?? [], note };
    },
  }),
  defineTool({
    name: "find_rules",
    title: "Search rules",
    description: "The audit's rules with the public document behind each, by a text in name, title or area.",
    scope: "read",
    readOnly: true,
    input: { search: searched, ...page(50, 10) },
    output: { rules: z.array(Rule), total },
    work: async (backend, search) => {
      const part = await backend.findRules(search);
      return { rules: [...part.items], total: part.total };
    },
  }),
];

/** But for a slash at the end. */
const sameAddress = (one: string, other: string): boolean => one.replace(/\/$/, "") === other.replace(/\/$/, "");
