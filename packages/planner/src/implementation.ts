import { findRule, type Cause } from "@audit/rules";
import { distinctUrls } from "@audit/rules/fixes/fixer";
import { guardFix } from "@audit/rules/fixes/guard/guard-fix";
import { asFix, type Fix, type Part, patchesOf, type Section } from "@audit/rules/fixes/patches/fix";
import { placeOf } from "@audit/rules/fixes/patches/patch";
import { worklist } from "@audit/rules/fixes/worklist";
import type { SiteView } from "@audit/rules/view/site-view";
import { askRule } from "./ask-rule.ts";
import { findCauses } from "./causes/find-causes.ts";
import { type Draft, NO_FIX } from "./patches/settle-plan.ts";
import { titleOf } from "./wording/title.ts";

/** The fix of a cause and of what goes with it, each of its patches held against the guard. */
export function draftFix(cause: Cause, view: SiteView): Draft {
  const taken = (cause.heals ?? []).flatMap(({ withCode }) =>
    withCode === undefined ? [] : findCauses(withCode, view).map((other) => fixOf(other, view)),
  );
  return {
    title: titleOf(cause, view),
    isWriting: cause.finding.fixKind === "content",
    gives: findRule(cause.finding.rule)?.gives ?? [],
    list: listOf(cause, view),
    rest: restOf(cause, view),
    mends: { rule: cause.finding.rule, urls: distinctUrls(cause) },
    guarded: askRule(cause.finding.rule, () => guardFix(withoutTold(fixOf(cause, view), taken), view)) ?? NO_FIX,
  };
}

/** A fix with what goes with it, each text and each place once. */
function withoutTold(own: Fix, taken: readonly Fix[]): Fix {
  const places = new Set(patchesOf(own).map(placeOf));
  const texts = new Set(own.flat().filter((part) => typeof part === "string"));
  const isNews = (part: Part): boolean =>
    typeof part === "string" ? !texts.has(part) : part.patches.some((patch) => !places.has(placeOf(patch)));
  const hasNews = (section: Section): boolean =>
    section.length === 1 ? section.every(isNews) : section.slice(1).some(isNews);
  const more = taken.flatMap((fix) => {
    const changes = patchesOf(fix);
    // Its pattern says nothing where all of its changes are made already.
    if (changes.length > 0 && changes.every((patch) => places.has(placeOf(patch)))) return [];
    return fix.filter(hasNews).map((section) => section.filter((part, at) => at === 0 || isNews(part)));
  });
  return [...own, ...more];
}

/** Pages at fault that are listed where they get no text; a home page keeps what it shares. */
function restOf(cause: Cause, view: SiteView): Draft["rest"] {
  const found = askRule(cause.finding.rule, ({ listsRest }) => {
    if (listsRest === undefined) return undefined;
    const { what, when = () => true } = listsRest;
    return { what, counts: cause.finding.severity !== "low", urls: cause.faults.filter(when).map(({ url }) => url) };
  });
  return found === undefined ? null : { ...found, urls: found.urls.filter((url) => view.pageAt(url)?.kind !== "home") };
}

/** What was seen where: what is left to hand out where none of the code may be pasted. */
function listOf(cause: Cause, view: SiteView): string | null {
  const list = askRule(cause.finding.rule, ({ words }) => worklist(words.en)(cause, view) ?? undefined);
  return typeof list === "string" ? list : null;
}

const fixOf = (cause: Cause, view: SiteView): Fix =>
  askRule(cause.finding.rule, ({ fix }) => asFix(fix?.(cause, view) ?? null)) ?? [];
