import { gradeOf } from "@audit/auditor";
import { itemAt } from "@audit/facts";
import { findRule, rules, type Finding, type Healed, type Rule, type Cause } from "@audit/rules";
import type { PlannedAction } from "./action.ts";
import { withoutCopies } from "./causes/address-copies.ts";
import { healedOf, withoutCovered } from "./causes/covered.ts";
import { findCauses } from "./causes/find-causes.ts";
import { withoutStrays } from "./causes/stray-pages.ts";
import { withSharedSettings } from "./causes/shared-setting.ts";
import { countUrls, MOST_BY_HAND } from "@audit/rules/fixes/fixer";
import { askRule } from "./ask-rule.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { draftFix } from "./implementation.ts";
import { makeAction, priorityOfCause } from "./make-action.ts";
import { givesAny } from "./patches/gives-any.ts";
import { type Draft, type Implementation, settlePlan } from "./patches/settle-plan.ts";
import { pagesWithUntrueRatings, withoutUntrueRatings } from "./patches/untrue-ratings.ts";
import { titleOf } from "./wording/title.ts";
import { isOneEdit } from "./worth/one-edit.ts";
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

/** Tasks for the failing findings. What could not be checked, and what only informs, never becomes a task. */
export function planWork(findings: readonly Finding[], view: SiteView): PlannedAction[] {
  const causes = findWork(findings, view);
  const actions = planActions(causes, view);
  // Another task was to end it and turned out not to: then it needs one of its own.
  const left = untold(toMend(findings, view), actions);
  return left.length === 0 ? actions : planActions([...causes, ...left.flatMap((one) => findCauses(one, view))], view);
}

/** The causes behind the failing findings. */
export function findWork(findings: readonly Finding[], view: SiteView): Cause[] {
  const failing = withSharedSettings(withoutCovered(toMend(findings, view)));
  return failing.flatMap(({ finding, whole, heals }) =>
    findCauses(finding, view, whole).map((cause, index) => (index === 0 ? { ...cause, heals } : cause)),
  );
}

function toMend(findings: readonly Finding[], view: SiteView): readonly Finding[] {
  const tasks = findings.filter(({ verdict, rule }) => verdict === "fail" && !INFORMING.has(rule));
  return withoutStrays(withoutCopies(tasks, view));
}

/** Faults that count and that no task mends. */
function untold(work: readonly Finding[], actions: readonly PlannedAction[]): readonly Finding[] {
  const named = new Set(actions.flatMap(({ rule, heals }) => [rule, ...heals.map((healed) => healed.rule)]));
  return work.filter(({ rule, severity }) => severity !== "low" && !named.has(rule));
}

/** The most worthwhile causes, as tasks in order. */
export function planActions(causes: readonly Cause[], view: SiteView): PlannedAction[] {
  const tasks = ranked(causes, view);
  const untrue = pagesWithUntrueRatings(tasks);
  const drafts = tasks.map((cause) => withoutUntrueRatings(draftFix(cause, view), untrue, view));
  const fixes = settlePlan(drafts, view);
  const dropped = new Set(
    tasks.filter((cause, index) => {
      const fix = itemAt(fixes, index);
      return fix.within === undefined && !isProposed(cause, fix);
    }),
  );
  const isDropped = (at: number | undefined): boolean => at !== undefined && dropped.has(itemAt(tasks, at));
  // Nobody is sent to a task that is not in the plan: what it owned belongs to the next.
  const isLost = ({ within, refersTo }: Implementation): boolean => isDropped(within) || refersTo.some(isDropped);
  if (tasks.some((cause, index) => !dropped.has(cause) && isLost(itemAt(fixes, index))))
    return planActions(
      tasks.filter((cause) => !dropped.has(cause)),
      view,
    );
  const within = Map.groupBy(
    tasks.flatMap((cause, index) => ({ cause, owner: itemAt(fixes, index).within })),
    ({ owner }) => owner,
  );
  const proposed = tasks.map((cause, index): Cause | null => {
    const fix = itemAt(fixes, index);
    if (fix.within !== undefined || dropped.has(cause)) return null;
    const ended = (within.get(index) ?? []).flatMap((one) => [healedOf(one.cause.finding), ...(one.cause.heals ?? [])]);
    const shown = withoutUnproposed(cause, fix);
    const heals = [
      ...(shown.heals ?? []).filter((one) =>
        givesWhatHeals(one, [fix, ...fix.refersTo.map((at) => itemAt(fixes, at))]),
      ),
      ...ended,
    ];
    return { ...shown, heals };
  });
  const named = withFinalTitles(drafts, fixes, proposed, view);
  return proposed.flatMap((cause, index) => (cause === null ? [] : [makeAction(cause, view, itemAt(named, index))]));
}

/** A task may be called otherwise once it is known for which pages it is: notes that send to it name it so, too. */
function withFinalTitles(
  drafts: readonly Draft[],
  fixes: readonly Implementation[],
  proposed: readonly (Cause | null)[],
  view: SiteView,
): readonly Implementation[] {
  const owners = new Set(fixes.flatMap(({ refersTo }) => refersTo));
  const titled = drafts.map((draft, index) => {
    const cause = owners.has(index) ? itemAt(proposed, index) : null;
    return cause === null ? draft : { ...draft, title: titleOf(cause, view) };
  });
  const isRenamed = titled.some(({ title }, index) => title !== itemAt(drafts, index).title);
  return isRenamed ? settlePlan(titled, view) : fixes;
}

/** Whether the code, or the block of another task that holds it, says what the other fault lacks, where that is a value of the markup. */
function givesWhatHeals({ rule }: Healed, fixes: readonly Implementation[]): boolean {
  const gives = findRule(rule)?.gives ?? [];
  const blocks = fixes.flatMap(({ patches }) => patches).filter(({ op }) => op === "jsonld");
  return gives.length === 0 || blocks.some((patch) => givesAny(patch, gives));
}

/**
 * Texts that only their owner could write are not asked for where the fault is small, and trifles never alone. A fault
 * that counts ends in a task wherever its pages give what to paste: whoever reads of it in the report wants to know what
 * to do.
 */
function isProposed(cause: Cause, { patches, helped, code }: Implementation): boolean {
  const isPasted = askRule(cause.finding.rule, ({ onlyProposed }) => onlyProposed) === true;
  // Its text is the whole task, and the pages give none.
  if (isPasted && patches.length === 0 && (helped?.size ?? 0) === 0 && code === null && !isOneEdit(cause)) return false;
  if (cause.finding.severity !== "low") return true;
  if (askRule(cause.finding.rule, ({ onlyAlong }) => onlyAlong) === true) return false;
  if (askRule(cause.finding.rule, ({ onlyFound }) => onlyFound) === true && code === null) return false;
  if (isOneEdit(cause)) return true;
  // What completes the one block about the business mends all pages.
  const isOneBlock = isPasted && cause.finding.repair.once === true && cause.finding.fixKind === "json-ld";
  if (isOneBlock && patches.some(({ op, before }) => op === "jsonld" && before !== null)) return true;
  const pages = helpedPages(cause, { patches, helped });
  return pages === null || pages.size >= Math.min(countUrls(cause), MOST_BY_HAND) * MOST_OF_THEM;
}

/** Pages for which the task has what its rule asks for; null where the steps are all that a page needs. */
function helpedPages(
  { finding }: Cause,
  { patches, helped }: Pick<Implementation, "patches" | "helped">,
): ReadonlySet<string> | null {
  // A list of the others makes the task whole.
  if (askRule(finding.rule, ({ listsRest }) => listsRest) !== undefined) return helped;
  if (askRule(finding.rule, ({ onlyProposed }) => onlyProposed) === true) return new Set(patches.map(({ url }) => url));
  return askRule(finding.rule, ({ onlyTold }) => onlyTold) === true ? helped : null;
}

const MOST_OF_THEM = 0.5;

/**
 * Of a task that is its pasted text, pages without one are no part; what is pasted once stands for all. What goes along
 * with its code is held to the same.
 */
function withoutUnproposed(cause: Cause, fix: Implementation): Cause {
  // A fault that counts is told in full, also where part of it is only its owner's to fill in; not where nothing can be.
  const isWhole = cause.finding.severity !== "low" && askRule(cause.finding.rule, ({ onlyTold }) => onlyTold) !== true;
  const isPasted = askRule(cause.finding.rule, ({ onlyProposed }) => onlyProposed) === true;
  const whole = isPasted ? fix.helped : null;
  const pages = cause.finding.repair.once ? null : isWhole ? whole : helpedPages(cause, fix);
  if (pages === null) return cause;
  const faults = cause.faults.filter(({ url }) => pages.has(url));
  if (faults.length === 0 || cause.faults.length > MOST_TOLD) return cause;
  return { ...cause, faults, heals: (cause.heals ?? []).flatMap((one) => onlyHelped(one, pages)) };
}

function onlyHelped(healed: Healed, helped: ReadonlySet<string>): Healed[] {
  if (healed.withCode === undefined) return [healed];
  const urls = healed.urls.filter((url) => helped.has(url));
  return urls.length === 0 ? [] : [{ ...healed, urls, count: urls.length }];
}

/** Patches of more pages than these are not all made. */
const MOST_TOLD = 500;

const ranked = (causes: readonly Cause[], view: SiteView): Cause[] =>
  causes
    .map((cause) => ({ cause, priority: priorityOfCause(cause, view), fingerprint: fingerprintOf(cause) }))
    .toSorted(byPriority)
    .slice(0, MOST_ACTIONS)
    .map(({ cause }) => cause);

const IMPACT = { high: 0, medium: 1, low: 2 } as const;

const byPriority = (a: Ranked, b: Ranked): number =>
  b.priority - a.priority ||
  IMPACT[impactOf(a.cause.finding)] - IMPACT[impactOf(b.cause.finding)] ||
  (a.fingerprint < b.fingerprint ? -1 : 1);
