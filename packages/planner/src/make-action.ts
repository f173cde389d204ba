import { effectOf } from "@audit/auditor";
import { findRule, rules, type Cause, type Healed } from "@audit/rules";
import type { PlannedAction } from "./action.ts";
import { distinctUrls, countUrls } from "@audit/rules/fixes/fixer";
import { askRule } from "./ask-rule.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Implementation } from "./patches/settle-plan.ts";
import { sumOf } from "@audit/rules/view/search-clicks";
import type { SiteView } from "@audit/rules/view/site-view";
import { businessValue } from "./wording/business-value.ts";
import { checkOf, titleOf } from "./wording/title.ts";
import { problemOf } from "./wording/problem.ts";
import { stepsFor } from "./wording/steps.ts";
import { doneBy } from "./worth/done-by.ts";
import { BANDS } from "./worth/bands.ts";
import { difficultyOf, minutesFor, minutesLeft } from "./worth/effort.ts";
import { pageWorth, SITE_WORTH, UPKEEP_WORTH } from "@audit/rules/view/page-worth";
import { impactOf, priorityOf, taskImpactOf, type Stake } from "./worth/priority.ts";
import { rankingOf } from "./worth/ranking.ts";
import { timeToResult } from "./worth/result-time.ts";

/** Enough to work from and to re-check; `count` tells the whole number. */
const MOST_URLS = 500;
const MOST_EVIDENCE = 25;

/** The priority of a cause; cheap, so that only the best are written out. */
export const priorityOfCause = (cause: Cause, view: SiteView): number => priorityOf(stakeOf(cause, view));

/** Ranking and writing need the same figures, and each takes a walk over all faults. */
const stakes = new WeakMap<Cause, Stake>();

function stakeOf(cause: Cause, view: SiteView): Stake {
  const stake = stakes.get(cause) ?? readStake(cause, view);
  stakes.set(cause, stake);
  return stake;
}

function readStake(cause: Cause, view: SiteView): Stake {
  const { finding, scope, faults, outOf, sampled } = cause;
  const seen = countUrls(cause);
  // One page of a template, run in a browser, stands for all that are made alike.
  const own = sampled === undefined ? seen : Math.max(seen, Math.round((outOf * seen) / sampled));
  // A link in the layout touches all pages that hold it, though it leads to one address.
  const shown = Math.min(pagesShowing(cause), view.served.length);
  const isShared = shown > 1 && shown >= IN_LAYOUT * view.served.length;
  const count = isShared ? shown : own;
  // Who stands behind a site, and whether it is safe, is asked of the whole site, on however few pages it goes wrong.
  const isOfBusiness = finding.severity === "high" && effectOf(finding) === "trusted";
  const untrue = findRule(finding.rule)?.untrue;
  const isCostly = findRule(finding.rule)?.costly === true;
  const whole = finding.scope === "site" || scope === "layout" || isOfBusiness || isCostly;
  return {
    severity: finding.severity,
    weighed: finding.weighed,
    ...(untrue === undefined ? {} : { untrue }),
    whole,
    count,
    outOf: isShared ? view.served.length : Math.max(count, outOf),
    sitePages: view.served.length,
    worth: isUpkeep(finding)
      ? UPKEEP_WORTH
      : whole
        ? SITE_WORTH
        : meanOf(faults.map((fault) => worthMet(fault, finding, view))),
    upkeep: isUpkeep(finding),
    certainty: finding.certainty,
    minutes: minutesFor(cause),
    sample: sampled === undefined ? null : { seen, looked: sampled },
  };
}

/** The worth of the pages on which a fault is met, else of the page at fault. */
function worthMet({ url, evidence }: Cause["faults"][number], finding: Cause["finding"], view: SiteView): number {
  const met = askRule(finding.rule, ({ metOn }) => metOn?.(evidence.saw)) ?? [];
  return met.length > 0 ? meanOf(met.map((page) => view.worthOf(page))) : worthOf(url, finding, view);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function worthOf(url: string, { rule }: Cause["finding"], view: SiteView): number {
  if (findRule(rule)?.lacksLinks !== true) return view.worthOf(url);
  const inputs = view.worthInputsOf(url);
  return pageWorth({ ...inputs, rank: Math.max(1, inputs.rank) });
}

const isUpkeep = ({ rule }: Cause["finding"]): boolean => findRule(rule)?.upkeep === true;

/** A link on this share of all pages is written by what they share. */
const IN_LAYOUT = 0.5;

/** For faults of a shared part (a menu, a file): on how many pages the most visible one shows. 0 for faults of pages. */
const pagesShowing = ({ finding, faults }: Cause): number =>
  Math.max(0, ...faults.map(({ evidence }) => askRule(finding.rule, ({ shownOn }) => shownOn?.(evidence.saw)) ?? 0));

/** Writes the task for a cause. */
export function makeAction(cause: Cause, view: SiteView, fix: Implementation): PlannedAction {
  const { code, patches } = fix;
  const { finding, faults, heals = [] } = cause;
  const title = titleOf(cause, view);
  const { look, command } = checkOf(cause, view);
  const urls = distinctUrls(cause);
  return {
    type: "fault",
    fingerprint: fingerprintOf(cause),
    rule: finding.rule,
    template: cause.template,
    kind: cause.scope === "group" ? cause.kind : null,
    title,
    impact: taskImpactOf(stakeOf(cause, view)),
    category: finding.category,
    difficulty: difficultyOf(cause),
    timeEstimate: minutesLeft(cause, fix),
    doneBy: doneBy(cause),
    timeToResult: timeToResult(cause),
    businessValue: businessValue(cause, view),
    problem: problemOf(cause, view),
    solution: stepsFor(cause, view, fix),
    implementation: code,
    patches,
    tags: tagsOf(cause, view),
    pages: checklist(urls, heals),
    heals: heals.map(({ rule, title: healed, count }) => ({ rule, title: healed, count })),
    affected: { count: urls.length, urls: urls.slice(0, MOST_URLS) },
    evidence: faults.slice(0, MOST_EVIDENCE).map(({ url, evidence }) => ({ url, evidence })),
    check: look,
    checkCommand: command,
    priority: priorityOfCause(cause, view),
    ranking: rankingOf(stakeOf(cause, view), { kind: cause.kind, measure: view.search.measure }),
    search: searchOfCause(cause, view),
  };
}

/** Its own pages first, then those where something else ends with it. */
function checklist(urls: readonly string[], heals: readonly Healed[]): PlannedAction["pages"] {
  const all = new Set([...urls, ...heals.flatMap((healed) => healed.urls)]);
  return [...all].slice(0, MOST_URLS).map((url) => ({ url, status: "todo" }));
}

/** A fault of the whole site or its layout touches what all its pages earn. */
function searchOfCause(cause: Cause, { search, served, site }: SiteView): PlannedAction["search"] {
  if (search.period === null) return null;
  const whole = cause.finding.scope === "site" || cause.scope === "layout";
  const urls = whole ? served.map((index) => site.pages[index]!.url) : distinctUrls(cause);
  return { ...sumOf(urls, search), ...search.period };
}

function tagsOf(cause: Cause, { platform }: SiteView): string[] {
  const { finding, kind, scope } = cause;
  const speaksToAi = rules.find((rule) => rule.id === finding.rule)?.aiVisibility === true;
  const quick = minutesFor(cause) <= BANDS.quarter && impactOf(finding) !== "low";
  const tags = [
    finding.area,
    finding.fixKind,
    scope === "layout" ? "layout" : kind,
    platform,
    speaksToAi ? "ai-visibility" : null,
    quick ? "quick-win" : null,
  ];
  return [...new Set(tags.filter((tag) => tag !== null))];
}
