import { gradeOf, rules, type Finding, type Rule } from "@audit/auditor";
import type { PlannedAction } from "./action.ts";
import type { Cause } from "./causes/cause.ts";
import { withoutCovered } from "./causes/covered.ts";
import { findCauses } from "./causes/find-causes.ts";
import { withOneExportSetting } from "./causes/relative-addresses.ts";
import { importantPages, mostImportant } from "./causes/important-pages.ts";
import { distinctUrls } from "./fixes/fixer.ts";
import { implementationFor } from "./fixes/fixers.ts";
import type { TaskNames } from "./identity/name-tasks.ts";
import { makeAction, priorityOfCause } from "./make-action.ts";
import { impactOf } from "./worth/priority.ts";
import type { SiteView } from "./view/site-view.ts";

/** A plan longer than this is a list, not a plan; a clean site gets fewer. */
export const MOST_ACTIONS = 100;

/** A convention that moves no score is no work to ask of anybody. */
const isTask = (rule: Rule): boolean => rule.informs !== true && ["A", "B"].includes(gradeOf(rule));
const INFORMING: ReadonlySet<string> = new Set(rules.filter((rule) => !isTask(rule)).map(({ id }) => id));

interface Ranked {
  readonly cause: Cause;
  readonly priority: number;
  readonly fingerprint: string;
}

/**
 * The causes behind the failing findings, most worthwhile first; then, where there is room, the most important pages
 * by themselves, ranked among them. What could not be checked, and what only informs, never becomes a task.
 */
export function planActions(findings: readonly Finding[], view: SiteView, names: TaskNames): PlannedAction[] {
  const tasks = findings.filter(({ verdict, rule }) => verdict === "fail" && !INFORMING.has(rule));
  const failing = withOneExportSetting(withoutCovered(tasks));
  const causes = failing.flatMap(({ finding, whole, mends }) =>
    findCauses(finding, view, whole).map((cause, index) => (index === 0 ? { ...cause, mends } : cause)),
  );
  const chosen = ranked(causes, view, names).slice(0, MOST_ACTIONS);
  const important = mostImportant(view);
  const pages = ranked(
    causes.flatMap((cause) => importantPages(cause, view, important)),
    view,
    names,
  );
  const ready = pages.filter(({ cause }) => implementationFor(cause, view) !== null);
  const room = ready.slice(0, MOST_ACTIONS - chosen.length);
  const groups = chosen.map((one) => ({ ...one, cause: withPagesAlone(one.cause, room) }));
  return [...groups, ...room].toSorted(byPriority).map(({ cause }) => makeAction(cause, view, names));
}

/** A group's task tells how many of its pages have tasks of their own. */
function withPagesAlone(cause: Cause, alone: readonly Ranked[]): Cause {
  const urls = new Set(distinctUrls(cause));
  const pagesAlone = alone.filter(
    (one) => one.cause.finding.rule === cause.finding.rule && urls.has(one.cause.faults[0]!.url),
  ).length;
  return pagesAlone === 0 ? cause : { ...cause, pagesAlone };
}

const ranked = (causes: readonly Cause[], view: SiteView, names: TaskNames): Ranked[] =>
  causes
    .map((cause) => ({ cause, priority: priorityOfCause(cause, view), fingerprint: names.fingerprintOf(cause) }))
    .toSorted(byPriority);

const IMPACT = { high: 0, medium: 1, low: 2 } as const;

const byPriority = (a: Ranked, b: Ranked): number =>
  b.priority - a.priority ||
  IMPACT[impactOf(a.cause.finding)] - IMPACT[impactOf(b.cause.finding)] ||
  (a.fingerprint < b.fingerprint ? -1 : 1);
