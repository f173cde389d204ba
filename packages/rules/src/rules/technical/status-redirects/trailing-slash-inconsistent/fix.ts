import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { redirectRules } from "../../../../fixes/server/redirect-rules.ts";

/** Redirects from the form of the address that goes to the one that stays. */
export const fix: Fixer<{ readonly alsoAt: string }> = (cause, view) =>
  sectionsOf(
    redirectRules(
      cause.faults.map(({ url, evidence: { saw } }) => ({ from: saw.alsoAt, to: url })),
      view,
    ),
  );
