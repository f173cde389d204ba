import type { PastRun } from "@audit/contract";
import { countOf } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

/** What the lines of the scores show. @param runs newest first */
export function scoreSentence(runs: readonly PastRun[]): string {
  const known = runs.filter(({ health }) => health !== null);
  const [last, first] = [known[0], known.at(-1)];
  if (last === undefined || first === undefined || last === first) return t("There are not yet two scores to compare.");
  const audits = countOf(runs.length, "audit");
  const [from, to] = [first.health ?? 0, last.health ?? 0];
  if (from === to) return t("Over {audits} health is where it began, at {to} of 100.", { audits, to });
  return to > from
    ? t("Over {audits} health rose from {from} to {to} of 100.", { audits, from, to })
    : t("Over {audits} health fell from {from} to {to} of 100.", { audits, from, to });
}
