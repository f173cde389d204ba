import type { PlanFilter } from "./backend.ts";
import { matches } from "./cut.ts";
import type { PlanTask } from "./shapes.ts";

/** Whether a filter of the plan leaves a task in. */
export const isWanted = (
  task: Pick<PlanTask, "status" | "impact" | "category" | "title" | "rule">,
  { status, impact, category, search }: PlanFilter,
): boolean =>
  (status === undefined || task.status === status) &&
  (impact === undefined || task.impact === impact) &&
  (category === undefined || task.category === category) &&
  matches(search, task.title, task.rule);
