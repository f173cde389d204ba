import type { Judgement, Scores } from "@audit/auditor";
import type { PlannedAction } from "../action.ts";
import type { SiteView } from "../view/site-view.ts";

/** What the report files are written from. */
export interface Material {
  readonly view: SiteView;
  readonly judgement: Judgement;
  readonly scores: Scores;
  readonly actions: readonly PlannedAction[];
}
