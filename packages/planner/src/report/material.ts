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

/** "Written by ..." under each file: the reader knows that no model had a part in it. */
export const WRITTEN_BY =
  "*Written by the built-in writer: every sentence follows from a rule and its evidence, and no language model was involved.*";
