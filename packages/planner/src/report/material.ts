import type { Judgement, Scores } from "@audit/auditor";
import type { PlannedAction } from "../action.ts";
import type { SiteView } from "@audit/rules/view/site-view";

/** What the report files are written from. */
export interface Material {
  readonly view: SiteView;
  readonly judgement: Judgement;
  readonly scores: Scores;
  readonly actions: readonly PlannedAction[];
}
