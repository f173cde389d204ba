import type { PlannedAction } from "../action.ts";
import { BANDS } from "../worth/bands.ts";
import type { DoneBy } from "../worth/done-by.ts";
import { placesText } from "./root-causes.ts";
import { counted } from "@audit/rules/wording/plural";
import { duration, listed } from "./words.ts";

type When = "This week" | "This month" | "This quarter";

/** A week takes what weighs most and is done in half a day; a quarter what is a project or weighs little. */
const FIRST = 10;
const HALF = 0.5;

function whenOf({ timeEstimate, impact }: PlannedAction, index: number, all: number): When {
  if (timeEstimate >= BANDS.project) return "This quarter";
  if (index < FIRST && impact === "high" && timeEstimate <= BANDS.halfDay) return "This week";
  if (index < FIRST / 2 && timeEstimate <= BANDS.hour) return "This week";
  return impact === "low" && index >= all * HALF ? "This quarter" : "This month";
}

const ROLES: readonly DoneBy[] = ["owner", "writer", "developer"];

/** "This week: task 3 for the owner and tasks 1 and 2 for the developer, about 3 hours." for each time with work. */
export function roadmap(actions: readonly PlannedAction[]): string[] {
  const planned = actions.map((action, index) => ({
    action,
    place: index + 1,
    when: whenOf(action, index, actions.length),
  }));
  return (["This week", "This month", "This quarter"] as const).flatMap((when) => {
    const own = planned.filter((one) => one.when === when);
    if (own.length === 0) return [];
    const shares = ROLES.flatMap((role) => {
      const places = own.filter(({ action }) => action.doneBy === role).map(({ place }) => place);
      const named = when === "This week" ? placesText(places) : counted(places.length, "task");
      return places.length === 0 ? [] : [`${named} for the ${role}`];
    });
    const minutes = own.reduce((sum, { action }) => sum + action.timeEstimate, 0);
    return [`${when}: ${listed(shares)}, about ${duration(minutes)}.`];
  });
}
