import type { ActionsSearch } from "./search-params.ts";

/** What of the plan is shown, and how: the part of the address that a view sets. */
export const viewFields = [
  "q",
  "type",
  "category",
  "impact",
  "status",
  "difficulty",
  "who",
  "assignee",
  "due",
  "time",
  "layout",
  "group",
  "sort",
  "dir",
] as const satisfies (keyof ActionsSearch)[];
export type ViewSearch = Partial<Pick<ActionsSearch, (typeof viewFields)[number]>>;

/** The view of an address. */
export const viewOf = (search: ActionsSearch): ViewSearch =>
  Object.fromEntries(viewFields.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));

/** The part of the address that shows a view: what it does not set is taken out. */
export const searchOfView = (view: ViewSearch): ViewSearch =>
  Object.fromEntries(viewFields.map((name) => [name, view[name]]));
