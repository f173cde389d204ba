import type { Cause } from "@audit/rules";
import type { SiteView } from "@audit/rules/view/site-view";
import { askRule } from "./ask-rule.ts";

/** Longer code is no longer pasted but sent as a file; the cut is said. */
const MOST_CHARACTERS = 20_000;

/** What the owner pastes to end the cause, or null. */
export function implementationFor(cause: Cause, view: SiteView): string | null {
  const code = askRule(cause.finding.rule, ({ fix }) => fix?.(cause, view)) ?? null;
  if (code === null || code.length <= MOST_CHARACTERS) return code;
  const cut = code.slice(0, code.lastIndexOf("\n", MOST_CHARACTERS));
  return `${cut.toWellFormed()}\n\n(shortened: the rest follows the same pattern)`;
}
