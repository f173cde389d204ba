import type { Cause } from "@audit/rules";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Fixer } from "@audit/rules/fixes/fixer";
import { crawlFixers } from "./fixers-crawl.ts";
import { contentFixers } from "./fixers-content.ts";
import { socialFixers, toolsFixers } from "./fixers-other.ts";
import { renderingFixers } from "./fixers-rendering.ts";
import { schemaFixers } from "./fixers-schema.ts";
import { technicalFixers } from "./fixers-technical.ts";
import { detailFixers } from "./fixers-details.ts";
import { machineFixers, textFixers } from "./fixers-texts.ts";

/** Who writes the code for which rule. A rule without an entry gets no code, and a test says so. */
export const fixers: Readonly<Record<string, Fixer>> = {
  ...technicalFixers,
  ...crawlFixers,
  ...renderingFixers,
  ...machineFixers,
  ...contentFixers,
  ...textFixers,
  ...schemaFixers,
  ...socialFixers,
  ...toolsFixers,
  ...detailFixers,
};

/** Longer code is no longer pasted but sent as a file; the cut is said. */
const MOST_CHARACTERS = 20_000;

/** What the owner pastes to end the cause, or null. */
export function implementationFor(cause: Cause, view: SiteView): string | null {
  const code = fixers[cause.finding.rule]?.(cause, view) ?? null;
  if (code === null || code.length <= MOST_CHARACTERS) return code;
  const cut = code.slice(0, code.lastIndexOf("\n", MOST_CHARACTERS));
  return `${cut.toWellFormed()}\n\n(shortened: the rest follows the same pattern)`;
}
