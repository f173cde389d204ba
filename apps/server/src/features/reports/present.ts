import { rareTexts as texts, type Report, type ScoreStory } from "@audit/contract";
import type { Report as StoredReport } from "@audit/engine/process";
import type { ActionHead } from "../actions/index.ts";
import { isHidden, isLocked, type View } from "./policy.ts";

interface Shown {
  readonly jobId: string;
  readonly domain: string;
  readonly report: StoredReport;
  readonly view: View;
}

/** The stored report with the tasks that mend its findings, as they stand now. */
export function presentReport({ jobId, domain, report, view }: Shown): Report {
  const fixing = Map.groupBy(view.actions, ({ rule }) => rule);
  const actionsOf = ({ rule, coveredBy }: StoredFinding) =>
    [rule, ...coveredBy].flatMap((one) => (fixing.get(one) ?? []).map(presentFix));
  const hidden = new Map(
    report.findings
      .filter((finding) => isHidden(view, finding, actionsOf(finding).length))
      .map(({ rule }, index) => [rule, `hidden-${index + 1}`]),
  );
  return {
    ...report,
    scores: {
      health: hideCosts(report.scores.health, hidden),
      aiCitation: hideCosts(report.scores.aiCitation, hidden),
    },
    field: { ...report.field, pages: [...report.field.pages] },
    jobId,
    domain,
    preview: view.preview,
    findings: report.findings.map((finding) => {
      const name = hidden.get(finding.rule);
      if (name !== undefined) return { ...finding, ...NOTHING_TOLD, rule: name };
      const locked = isLocked(view, finding.rule);
      return { ...finding, locked, proofs: locked ? [] : finding.proofs, actions: actionsOf(finding) };
    }),
  };
}

type StoredFinding = StoredReport["findings"][number];

/** What a preview says of a finding whose task it keeps back: how grave it is, of which category, on how many pages. */
const NOTHING_TOLD = {
  title: texts.hiddenFinding,
  why: "",
  weighed: [],
  fix: "",
  source: "",
  reason: null,
  proofs: [],
  coveredBy: [],
  actions: [],
  locked: true,
};

function hideCosts(story: ScoreStory, hidden: ReadonlyMap<string, string>): ScoreStory {
  const costs = story.costs.map((cost) => {
    const name = hidden.get(cost.rule);
    return name === undefined ? cost : { ...cost, rule: name, title: texts.hiddenFinding };
  });
  return { ...story, costs };
}

const presentFix = ({ id, title, status }: ActionHead) => ({ id, title, status });
