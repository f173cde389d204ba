import { findRule, type Cause } from "@audit/rules";
import { guardFix } from "@audit/rules/fixes/guard/guard-fix";
import { asFix, type Fix } from "@audit/rules/fixes/patches/fix";
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
    guarded: askRule(cause.finding.rule, () => guardFix([fixOf(cause, view), ...taken].flat(), view)) ?? NO_FIX,
  };
}

const fixOf = (cause: Cause, view: SiteView): Fix =>
  askRule(cause.finding.rule, ({ fix }) => asFix(fix?.(cause, view) ?? null)) ?? [];
