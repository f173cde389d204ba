import type { Action } from "@audit/contract";
import { Badge } from "../../components/badge.tsx";
import { isUnderWay, wordOf } from "./proof-word.ts";
import type { ChangeState } from "./waiting-changes.ts";
import { t } from "../../language/messages.ts";

export interface TaskMarksProps {
  readonly action: Action;
  /** Where its last change is, while that has not arrived. */
  readonly change: ChangeState | undefined;
}

/** A task called complete, or one that a later look found open again. */
const isProven = ({ status, verification }: Action): boolean =>
  status === "completed" || verification?.state === "open" || verification?.state === "regressed";

/** What sets a task apart from the others in a list: proof from the live site, no fault at all, not sent yet. */
export function TaskMarks({ action, change }: TaskMarksProps) {
  const { verification, type } = action;
  return (
    <>
      {isProven(action) && verification !== null && !isUnderWay(verification) && (
        <Badge meaning={wordOf(verification).meaning} icon>
          {wordOf(verification).word}
        </Badge>
      )}
      {type === "opportunity" && <Badge>{t("Opportunity")}</Badge>}
      {change === "waits" && <Badge meaning="warning">{t("Not sent yet")}</Badge>}
    </>
  );
}
