import type { Plan, PlannedAction } from "@audit/engine/process";

/** A plan of `count` actions; `mark` stands in every text. */
export const makePlan = (count: number, mark: string): Plan => ({
  actions: Array.from({ length: count }, (_, index) => makePlannedAction(index, mark)),
  report: { "audit_summary.md": `# Audit\n${mark}`, "action_plan.md": `# Plan\n${mark}` },
  executiveSummary: `## Summary\n${mark}`,
  writer: "built-in",
  ruleFaults: [],
});

export const makePlannedAction = (index: number, mark: string): PlannedAction => ({
  type: "fault",
  fingerprint: index.toString(16).padStart(16, "0"),
  rule: "titles/title-missing",
  kind: null,
  template: "product",
  title: `${mark} ${index}`,
  impact: index % 2 === 0 ? "high" : "low",
  category: "content",
  difficulty: "easy",
  timeEstimate: 10 + index,
  doneBy: "developer",
  timeToResult: "2-4 weeks",
  businessValue: mark,
  problem: mark,
  solution: mark,
  implementation: "<title>Soap</title>",
  patches: [{ at: "page", url: "https://shop.example/soap", op: "title", before: "Soap bar", after: "Soap" }],
  tags: ["titles"],
  affected: { count: 1, urls: ["https://shop.example/soap"] },
  pages: [{ url: "https://shop.example/soap", status: "todo" }],
  heals: [],
  evidence: [{ url: "https://shop.example/soap", evidence: { at: "head", saw: mark } }],
  check: "Look again.",
  checkCommand: null,
  priority: 100 - index,
  ranking: [{ factor: "severity", value: 10, words: mark }],
  search: null,
});
