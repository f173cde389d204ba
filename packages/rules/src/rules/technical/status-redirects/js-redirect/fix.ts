import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { redirectRules } from "../../../../fixes/server/redirect-rules.ts";

/** Redirects by the server to where the pages' scripts lead. */
export const fix: Fixer<{ readonly movedTo: string }> = (cause, view) =>
  sectionsOf(
    redirectRules(
      cause.faults.flatMap(({ url, evidence: { saw } }) =>
        URL.canParse(saw.movedTo) ? [{ from: url, to: saw.movedTo }] : [],
      ),
      view,
    ),
  );
