import type { PageKind } from "@audit/facts";
import type { Finding, Rule, Severity } from "@audit/rules";
import {
  BESIDE,
  CAPPING_WORDS,
  FEW,
  FEW_WORDS,
  NEVER_FEW,
  NO_GOODS_WORDS,
  PLACE_WORDS,
  PRECAUTION_WORDS,
  UNSCORED_WORDS,
  SHIFTS,
  SMALL_SITE,
  type Place,
} from "./case-table.ts";
import { weightOf } from "../score.ts";
import { type Census, PRIVATE, SIDE } from "./census.ts";
import { effectOf } from "./effects.ts";
import { holdsCeiling } from "./find-ceilings.ts";

const STEPS: readonly Severity[] = ["low", "medium", "high"];
/** Share of the pages a business lives on from which a fault counts as being on most of them. */
const MOST = 0.5;

/**
 * Weighs a fault by what it does in this case: on which kinds of pages, on how many, for which business. The rule's own
 * severity is where it starts; each step away from it is told in `weighed`, in words for owners.
 */
export function weighFinding(finding: Finding, rule: Rule, census: Census): Finding {
  if (weightOf(rule) === 0)
    return { ...finding, severity: "low", weighed: rule.severity === "low" ? [] : [UNSCORED_WORDS] };
  const mild = rule.mild;
  if (mild !== undefined && finding.pages.length > 0 && finding.pages.every((fault) => mild.when(fault))) {
    return { ...finding, severity: "low", weighed: rule.severity === "low" ? [] : [mild.because] };
  }
  const steps = stepsOf(finding, rule, census);
  const start = STEPS.indexOf(rule.severity);
  const end = steps.reduce((at, { by }) => Math.max(0, Math.min(STEPS.length - 1, at + by)), start);
  return end === start
    ? finding
    : {
        ...finding,
        severity: STEPS[end] ?? rule.severity,
        weighed: steps.filter(({ by }) => Math.sign(by) === Math.sign(end - start)).map(({ because }) => because),
      };
}

interface Step {
  readonly by: number;
  readonly because: string;
}

function stepsOf(finding: Finding, rule: Rule, census: Census): Step[] {
  const effect = effectOf(rule) ?? "found";
  const place = placeOf(finding, census);
  const shift = SHIFTS[effect][place] ?? 0;
  const isException =
    finding.scope === "pages" &&
    (place === "some" || place === "elsewhere") &&
    !NEVER_FEW.has(effect) &&
    pagesShowing(finding, rule) < MOST * census.read &&
    finding.count / Math.max(finding.share, Number.EPSILON) >= FEW.outOf &&
    finding.share < FEW.share;
  const beside = BESIDE[effect];
  const isCapping = holdsCeiling(finding, rule, census);
  const isSpare = rule.precaution === true && census.listed < SMALL_SITE;
  return [
    ...(shift < 0 || (shift > 0 && rule.precaution !== true) ? [{ by: shift, because: PLACE_WORDS[place] }] : []),
    ...(isCapping ? [{ by: 1, because: CAPPING_WORDS }] : []),
    ...(beside === undefined ? [] : [{ by: -1, because: beside }]),
    ...(isException ? [{ by: -1, because: FEW_WORDS }] : []),
    ...(isSpare ? [{ by: -1, because: PRECAUTION_WORDS }] : []),
    ...(effect === "sold" && census.sells === false ? [{ by: -2, because: NO_GOODS_WORDS }] : []),
  ];
}

/** For faults of a shared part (a menu, a file): on how many pages the most visible one shows. 0 for faults of pages. */
const pagesShowing = ({ pages }: Finding, { shownOn }: Rule): number =>
  shownOn === undefined ? 0 : Math.max(0, ...pages.map(({ evidence }) => shownOn(evidence.saw)));

function placeOf({ scope, pages }: Finding, { kindOf, lives, hiddenGoods, openGoods }: Census): Place {
  if (scope === "site") return "site";
  const urls = new Set(pages.map(({ url }) => url));
  const kinds = new Set<PageKind>();
  let living = 0;
  let hidden = 0;
  for (const url of urls) {
    const kind = kindOf.get(url);
    if (kind !== undefined) kinds.add(kind);
    if (lives.has(url)) living += 1;
    if (hiddenGoods.has(url)) hidden += 1;
  }
  if (kinds.size === 0) return "elsewhere";
  if (kinds.has("home")) return "home";
  // A business lives on goods that are hidden, too: what hides half of all it sells is on most of its pages.
  if (hidden > 1 && hidden >= MOST * (hiddenGoods.size + openGoods)) return "most";
  if (lives.size > 1 && living >= MOST * lives.size) return "most";
  const all = [...kinds];
  if (all.every((kind) => PRIVATE.has(kind))) return "private";
  return all.every((kind) => PRIVATE.has(kind) || SIDE.has(kind)) ? "side" : "some";
}
