import type { Cause } from "@audit/rules";
import { guardFix } from "@audit/rules/fixes/guard/guard-fix";
import { asFix } from "@audit/rules/fixes/patches/fix";
import type { SiteView } from "@audit/rules/view/site-view";
import { askRule } from "./ask-rule.ts";
import { type Draft, NO_FIX } from "./patches/settle-plan.ts";
import { titleOf } from "./wording/title.ts";

/** The fix of a cause, each of its patches held against the guard. */
export const draftFix = (cause: Cause, view: SiteView): Draft => ({
  title: titleOf(cause, view),
  isWriting: cause.finding.fixKind === "content",
  guarded: askRule(cause.finding.rule, ({ fix }) => guardFix(asFix(fix?.(cause, view) ?? null), view)) ?? NO_FIX,
});
