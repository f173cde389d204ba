import { isOneEdit } from "./one-edit.ts";
import { type Cause, isPageContent } from "@audit/rules";

/** Who does a task: facts and decisions, words, or code and settings. */
export type DoneBy = "owner" | "writer" | "developer";

/** Who the business is, what it promises and whom it answers to: only its owner knows. */
const FACTS_OF_THE_BUSINESS: ReadonlySet<string> = new Set(["trust", "local", "profiles", "measurement"]);

export function doneBy(cause: Cause): DoneBy {
  if (isOneEdit(cause)) return "developer";
  const { finding } = cause;
  const { area, fixKind, repair } = finding;
  if (fixKind === "info") return "owner";
  if (FACTS_OF_THE_BUSINESS.has(area) && (fixKind === "content" || repair.work === "new-page")) return "owner";
  if (fixKind === "content" || repair.work === "new-page") return "writer";
  return fixKind === "meta" && isPageContent(finding) ? "writer" : "developer";
}
