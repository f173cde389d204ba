import { rules, type Category, type Finding } from "@audit/rules";
import type { PlannedAction } from "../action.ts";
import { link, table, text } from "@audit/rules/escape/markdown";
import { counted, number, percent } from "@audit/rules/wording/plural";
import { sortedFindings } from "./audit-summary.ts";
import { impactOf } from "../worth/priority.ts";
import type { Material } from "./material.ts";
import { undecided } from "./undecided.ts";
import { workWords } from "../worth/bands.ts";
import { day, hostOf, scoreText } from "./words.ts";
import { WRITTEN_BY } from "./written-by.ts";

/** One side of the report, in a file of its own. */
interface Area {
  readonly file: string;
  readonly title: string;
  readonly scoreOf: (material: Material) => number | null;
  readonly covers: (rule: string) => boolean;
}

const known = new Map(rules.map((rule) => [rule.id, rule]));

const ofCategories =
  (...categories: readonly Category[]) =>
  (rule: string): boolean => {
    const category = known.get(rule)?.category;
    return category !== undefined && categories.includes(category);
  };

const AREAS: readonly Area[] = [
  {
    file: "technical.md",
    title: "Technical",
    scoreOf: ({ scores }) => scores.byCategory.technical,
    covers: ofCategories("technical", "tools"),
  },
  {
    file: "content.md",
    title: "Content",
    scoreOf: ({ scores }) => scores.byCategory.content,
    covers: ofCategories("content", "social"),
  },
  {
    file: "structured_data.md",
    title: "Structured data",
    scoreOf: ({ scores }) => scores.byCategory.schema,
    covers: ofCategories("schema"),
  },
  {
    file: "ai_visibility.md",
    title: "AI visibility",
    scoreOf: ({ scores }) => scores.aiCitation,
    covers: (rule) => known.get(rule)?.aiVisibility === true,
  },
];

/** File name to markdown: what each side of the site looks like, what fails there and which tasks end it. */
export const areaFiles = (material: Material): Record<string, string> =>
  Object.fromEntries(AREAS.map((area) => [area.file, areaFile(area, material)]));

function areaFile(area: Area, material: Material): string {
  const { view, judgement, actions } = material;
  const own = judgement.findings.filter(({ rule }) => area.covers(rule));
  const held = judgement.passed.filter(area.covers).length;
  const failing = sortedFindings(own, "fail");
  const doubtful = sortedFindings(own, "unknown");
  return [
    `# ${area.title}: ${text(hostOf(view.site.home))}`,
    `Read on ${text(day(view.measuredAt))}. Score: ${scoreText(area.scoreOf(material))}. ${counted(held, "check")} ${held === 1 ? "holds" : "hold"}, ${number(failing.length)} ${failing.length === 1 ? "fails" : "fail"}, ${number(doubtful.length)} could not be decided.`,
    "## Tasks",
    tasks(actions, area),
    "## What fails",
    failing.length === 0 ? "No check failed." : failing.map((one) => fault(one)).join("\n\n"),
    ...(doubtful.length > 0 ? ["## What could not be decided", undecided(doubtful)] : []),
    `${WRITTEN_BY}\n`,
  ].join("\n\n");
}

/** With their numbers in the plan, where steps and code stand. */
function tasks(actions: readonly PlannedAction[], { covers }: Area): string {
  const own = actions.flatMap((action, index) => (covers(action.rule) ? [{ action, place: index + 1 }] : []));
  if (own.length === 0) return "There is nothing to do here.";
  return table(
    ["no. in the plan", "task", "impact", "work"],
    own.map(({ action, place }) => [number(place), text(action.title), action.impact, workWords(action.timeEstimate)]),
  );
}

const MOST_EXAMPLES = 3;

function fault(finding: Finding): string {
  const { title, scope, count, share, says, pages } = finding;
  const reach = scope === "site" ? "the whole site" : `${counted(count, "address", "addresses")}, ${percent(share)}`;
  const urls = [...new Set(pages.map(({ url }) => url))].toSorted();
  const examples = urls.slice(0, MOST_EXAMPLES).map((url) => `- ${link(url)}`);
  return [
    `### ${text(title)}`,
    `Impact ${impactOf(finding)}; ${reach}. ${text(says.why)} ${text(says.fix)}`,
    ...(scope === "site" ? [] : [examples.join("\n")]),
  ].join("\n\n");
}
