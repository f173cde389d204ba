import { gradeOf } from "@audit/auditor";
import { rules, type Finding, type Rule, type Cause } from "@audit/rules";
import type { PlannedAction } from "./action.ts";
import { withoutCovered } from "./causes/covered.ts";
import { findCauses } from "./causes/find-causes.ts";
import { withOneExportSetting } from "./causes/shared-setting.ts";
import { importantPages } from "./causes/important-pages.ts";
import { implementationFor } from "./implementation.ts";
import type { TaskNames } from "./identity/name-tasks.ts";
import { makeAction, priorityOfCause } from "./make-action.ts";
import { impactOf } from "./worth/priority.ts";
import type { SiteView } from "@audit/rules/view/site-view";

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

/** All that could be tasks: causes, and single pages of causes that are too large to be worked off at once. */
export interface Work {
  readonly causes: readonly Cause[];
  /** Most worthwhile first. */
  readonly pages: readonly Cause[];
}

/** The causes behind the failing findings. What could not be checked, and what only informs, never becomes a task. */
export function findWork(findings: readonly Finding[], view: SiteView): Work {
  const tasks = findings.filter(({ verdict, rule }) => verdict === "fail" && !INFORMING.has(rule));
  const failing = withOneExportSetting(withoutCovered(tasks));
  const causes = failing.flatMap(({ finding, whole, mends }) =>
    findCauses(finding, view, whole).map((cause, index) => (index === 0 ? { ...cause, mends } : cause)),
  );
  const pages = causes.flatMap((cause) => importantPages(cause, view));
  const keyed = pages.map((cause) => ({ cause, priority: priorityOfCause(cause, view) }));
  return { causes, pages: keyed.toSorted((a, b) => b.priority - a.priority).map(({ cause }) => cause) };
}

/** The most worthwhile causes; then, where there is room, the best pages whose words are ready, ranked among them. */
export function planActions({ causes, pages }: Work, view: SiteView, names: TaskNames): PlannedAction[] {
  const chosen = ranked(causes, view, names).slice(0, MOST_ACTIONS);
  const alone = firstReady(ranked(pages, view, names), MOST_ACTIONS - chosen.length, view);
  const groups = chosen.map((one) => ({ ...one, cause: besidePages(one.cause, alone) }));
  return [...groups, ...alone].toSorted(byPriority).map(({ cause }) => makeAction(cause, view, names));
}

/** Code is written for as many only as there is room for: a large site has hundreds of pages that are worth a task. */
function firstReady(pages: readonly Ranked[], most: number, view: SiteView): Ranked[] {
  const ready: Ranked[] = [];
  for (const page of pages) {
    if (ready.length === most) break;
    if (isReady(implementationFor(page.cause, view))) ready.push(page);
  }
  return ready;
}

/** Letters of the page's own that code must hold to be more than a form to fill in. */
const FEWEST_LETTERS = 15;

function isReady(code: string | null): boolean {
  const own = (code ?? "").replaceAll(
    /<!--[\s\S]*?-->|\[fill in:[^\]]*\]|<\/?[a-z0-9]+|[a-z-]+="|[^\p{L}\p{N}]/giu,
    "",
  );
  return own.length >= FEWEST_LETTERS;
}

/** A group's task tells how many of its pages have tasks of their own, and shows the others first. */
function besidePages(cause: Cause, alone: readonly Ranked[]): Cause {
  if (cause.scope !== "group") return cause;
  const same = alone.filter((one) => one.cause.finding === cause.finding).map((one) => one.cause.faults[0]!.url);
  const urls = new Set(same);
  const [own, others] = [
    cause.faults.filter(({ url }) => urls.has(url)),
    cause.faults.filter(({ url }) => !urls.has(url)),
  ];
  return own.length === 0 ? cause : { ...cause, faults: [...others, ...own], pagesAlone: own.length };
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
