import type { Audit, Plan, SiteSummary } from "@audit/engine/process";
import type { OpenAudit } from "../audit-request/index.ts";
import { makeReport } from "./make-report.ts";

export const WHY = "Search engines show the title as the headline of a result.";

/** What the built-in writer says of a small shop. */
export const scriptedPlan: Plan = {
  actions: ["3 product pages have no title", "5 category pages have no title"].map((title, index) => ({
    type: "fault",
    fingerprint: `000000000000000${index}`,
    rule: "title-missing",
    kind: null,
    template: "product",
    title,
    impact: "high",
    category: "content",
    difficulty: "easy",
    timeEstimate: 30,
    doneBy: "developer",
    timeToResult: "2-4 weeks",
    businessValue: `Concerns ${index + 3} of 12 pages. Product pages are where visitors buy.`,
    problem: `${title}. Seen for example on https://shop.example/soap: no title. ${WHY}`,
    solution: "1. Give each page a title.",
    implementation: "<title>Soap</title>",
    patches: [],
    tags: ["titles"],
    affected: { count: 1, urls: ["https://shop.example/soap"] },
    pages: [{ url: "https://shop.example/soap", status: "todo" }],
    heals: [],
    evidence: [{ url: "https://shop.example/soap", evidence: { at: "head", saw: "nothing" } }],
    check: "Look again.",
    checkCommand: null,
    priority: 100 - index,
    ranking: [],
    search: null,
  })),
  report: { "audit_summary.md": "# Audit\n", "action_plan.md": "# Plan\n", "executive_summary.md": "# Summary\n" },
  executiveSummary: [
    "# Executive summary: shop.example",
    "We read 12 pages of shop.example. Its health is 50 of 100.",
    "## Do first",
    `1. **3 product pages have no title.** Concerns 3 of 12 pages. ${WHY}`,
    "*Written by the built-in writer: every sentence follows from a rule and its evidence, and no language model was involved.*\n",
  ].join("\n\n"),
  writer: "built-in",
  ruleFaults: [],
};

export const scriptedSiteSummary: SiteSummary = {
  home: "https://shop.example/",
  language: "en",
  kinds: [{ kind: "product", pages: 12 }],
  opening: ["Handmade soap for sensitive skin."],
  pages: [{ kind: "home", title: "Handmade soap", description: "Soap for sensitive skin", heading: "Soap" }],
};

interface Script {
  readonly plan?: Plan;
  readonly siteSummary?: SiteSummary;
}

/** Audits without a site to read: quick, and always the same. */
export const scriptAudit =
  ({ plan = scriptedPlan, siteSummary = scriptedSiteSummary }: Script = {}): OpenAudit =>
  (): Audit => ({
    crawl: async () => {},
    judge: async () => ({
      finalUrl: "https://shop.example/",
      scores: {
        health: 50,
        aiCitation: 40,
        byCategory: { schema: 1, content: 1, technical: 1, social: 1, tools: 1 },
        ceilings: [],
        unscored: null,
      },
      pages: 12,
      requests: 12,
      unread: 0,
      findings: 1,
      faults: { verdicts: 0, pages: 0 },
      warnings: [],
    }),
    check: () => Promise.reject(new Error("Nothing is checked by a script.")),
    plan: async () => plan,
    report: async () => {
      const report = makeReport(["title-missing"], 1, "scripted");
      return { ...report, findings: report.findings.map((finding) => ({ ...finding, why: WHY })) };
    },
    siteSummary: async () => siteSummary,
    addresses: async () => [],
    pageTable: async () => [],
    json: () => Promise.reject(new Error("Not asked for.")),
    close: async () => {},
  });
