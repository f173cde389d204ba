import { z } from "zod";
import { viewFields, type ViewSearch } from "./plan-views.ts";
import { t } from "../../language/messages.ts";

export interface PlanView {
  readonly name: string;
  readonly search: ViewSearch;
}

/** Questions that plans are opened with. */
export const usualViews: readonly PlanView[] = [
  { name: t("All tasks"), search: {} },
  { name: t("Quick wins"), search: { impact: "high,medium", time: 30, status: "todo,in-progress", sort: "time" } },
  { name: t("For the developer"), search: { who: "developer", status: "todo,in-progress" } },
  { name: t("For the writer"), search: { who: "writer", status: "todo,in-progress" } },
  { name: t("Overdue"), search: { due: "overdue", sort: "due" } },
];

const textOf = (view: ViewSearch): string => JSON.stringify(viewFields.map((name) => view[name] ?? null));
export const isSameView = (one: ViewSearch, other: ViewSearch): boolean => textOf(one) === textOf(other);

const STORE = "plan-views";
const Kept = z.array(z.object({ name: z.string(), search: z.record(z.string(), z.union([z.string(), z.number()])) }));

/** Views that were given a name in this browser. */
export function readViews(): readonly PlanView[] {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(STORE) ?? "[]"));
  } catch {
    return [];
  }
}

/** A name that is there already gets the new view. */
export const keepView = (view: PlanView): void =>
  writeViews([...readViews().filter(({ name }) => name !== view.name), view]);
export const dropView = (name: string): void => writeViews(readViews().filter((view) => view.name !== name));

function writeViews(views: readonly PlanView[]): void {
  localStorage.setItem(STORE, JSON.stringify(views));
}
