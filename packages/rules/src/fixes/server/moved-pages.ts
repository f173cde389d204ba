import type { EvidenceValue } from "../../verdict.ts";
import type { Fixer } from "../fixer.ts";
import { redirectRules } from "./redirect-rules.ts";

/** Redirects by the server to where the pages' scripts lead. */
export const movedByServer: Fixer = (cause, view) =>
  redirectRules(
    cause.faults.flatMap(({ url, evidence }) => {
      const to = movedTo(evidence.saw);
      return to !== null && URL.canParse(to) ? [{ from: url, to }] : [];
    }),
    view,
  );

function movedTo(saw: EvidenceValue): string | null {
  if (typeof saw !== "object" || saw === null || !("movedTo" in saw)) return null;
  return typeof saw.movedTo === "string" ? saw.movedTo : null;
}
