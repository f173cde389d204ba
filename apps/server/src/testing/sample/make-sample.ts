import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { planMarkdown, SharedAction, type Report, type SharedAnalysis } from "@audit/contract";
import { reportOfShop } from "@audit/engine/testing/made-report";
import { draftActions } from "../../features/actions/draft.ts";
import { sampleFaults, sampleTemplateFaults } from "./faults.ts";

/** Makes what a visitor without an account may read: an audit of the demo shop by the product's own rules and plan. */

const TARGET = join(import.meta.dirname, "../../../../web/src/sample");
const JOB = { id: "00000000-0000-4000-8000-000000000000", user_id: "" };
const MEASURED_AT = "2026-01-15T10:00:00.000Z";
const SHOP = "https://shop.example/";
/** Addresses of a finding that the sample holds; its figures tell of all. */
const MOST_ADDRESSES = 40;

const { plan, report, addresses } = await reportOfShop(sampleFaults, sampleTemplateFaults, MEASURED_AT);
const idOf = (rank: number): string => `00000000-0000-4000-8000-${String(rank).padStart(12, "0")}`;
const drafts = draftActions(JOB, plan.actions);
const actions = drafts.map((draft) => {
  const { fix_check: check, time_estimate: minutes, ...rest } = draft;
  const json = (text: unknown): unknown => (typeof text === "string" ? JSON.parse(text) : (text ?? null));
  const lists = ["patches", "tags", "affected", "evidence", "pages", "heals", "ranking"] as const;
  const read = Object.fromEntries(lists.map((name) => [name, json(rest[name])]));
  return SharedAction.parse({
    ...rest,
    ...read,
    // For tools, which the sample has none of.
    patches: [],
    id: idOf(draft.rank),
    action_name: draft.title,
    status: "todo",
    time_estimate: minutes,
    time_available: "",
    code_example: draft.implementation,
    searchVolume: null,
    leads: null,
    check,
  });
});

const shared: SharedAnalysis = {
  title: "Sample: the plan for a demo shop",
  description: "A shop of our own making with 400 products and some faults, read and judged as yours would be.",
  createdAt: MEASURED_AT,
  expiresAt: null,
  viewCount: 0,
  actions,
  executiveSummary: plan.executiveSummary,
  content: {
    "executive_summary.md": plan.executiveSummary,
    "action_plan.md": planMarkdown({
      domain: "shop.example",
      date: MEASURED_AT.slice(0, 10),
      actions,
      executiveSummary: null,
      hidden: 0,
    }),
  },
  metadata: { url: SHOP },
  isPreview: false,
};

const fixing = Map.groupBy(drafts, ({ rule }) => rule);
const presented: Report = {
  ...report,
  jobId: JOB.id,
  domain: "shop.example",
  preview: false,
  field: { ...report.field, pages: [...report.field.pages] },
  findings: report.findings.map((finding) => ({
    ...finding,
    locked: false,
    actions: [finding.rule, ...finding.coveredBy].flatMap((rule) =>
      (fixing.get(rule) ?? []).map(({ rank, title }) => ({ id: idOf(rank), title, status: "todo" as const })),
    ),
  })),
};

const lists = Object.fromEntries(
  Object.entries(addresses).map(([rule, all]) => [
    rule,
    { total: all.length, addresses: all.slice(0, MOST_ADDRESSES) },
  ]),
);

const save = (name: string, value: unknown): void => {
  const text = `${JSON.stringify(value)}\n`;
  writeFileSync(join(TARGET, name), text);
  console.log(`${name}: ${text.length} bytes`);
};
const first = actions.slice(0, 3).map(({ title, impact, time_estimate: minutes }) => ({ title, impact, minutes }));
const figures = {
  site: "shop.example",
  health: report.scores.health.score,
  pages: report.coverage.pages,
  tasks: actions.length,
  first,
};
writeFileSync(
  join(TARGET, "figures.ts"),
  `/** Of the sample, made with it. */\nexport const sampleFigures = ${JSON.stringify(figures, null, 2)} as const;\n`,
);
save("plan.json", shared);
save("report.json", { report: presented, addresses: lists });
console.log(`${actions.length} tasks, ${report.findings.length} findings, health ${report.scores.health.score}`);
