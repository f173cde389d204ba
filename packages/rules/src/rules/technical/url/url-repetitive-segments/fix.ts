import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { isWholeAddress } from "../../../../fixes/links/link-list.ts";
import { redirectRules } from "../../../../fixes/server/redirect-rules.ts";

/** Redirects to the plain addresses that the judge expects. */
export const fix: Fixer = (cause, view) =>
  sectionsOf(
    redirectRules(
      cause.faults.flatMap(({ url, evidence: { expected } }) =>
        typeof expected === "string" && isWholeAddress(expected) ? [{ from: url, to: expected }] : [],
      ),
      view,
    ),
  );
