import type { Action } from "@audit/contract";
import { capitalised } from "../../format/words.ts";
import type { Arrangement, Grouping, TaskSort } from "./arrangement.ts";
import { categories, doers, groupTasks, isWork, sortByImpact, statuses } from "./task-list.ts";
import { kindName } from "./kind-name.ts";
import { locale } from "../../language/language.ts";
import { t } from "../../language/messages.ts";

export interface TaskGroup {
  readonly key: string;
  readonly title: string;
  readonly actions: readonly Action[];
}

/** Place of each task in the whole plan, from 1: high impact first, within one impact the plan's own order. */
export const rankTasks = (actions: readonly Action[]): ReadonlyMap<string, number> =>
  new Map(sortByImpact(actions).map(({ id }, index) => [id, index + 1]));

/** The open tasks to begin with, best first. */
export const firstTasks = (actions: readonly Action[], most: number): Action[] =>
  sortByImpact(actions)
    .filter((action) => action.status !== "completed" && isWork(action))
    .slice(0, most);

/** Groups as they stood, with what is known of their tasks now; without those that are gone. */
export function stillGroups(before: readonly TaskGroup[], now: readonly TaskGroup[]): TaskGroup[] {
  const known = new Map(now.flatMap(({ actions }) => actions.map((action) => [action.id, action] as const)));
  return before.map((group) => ({ ...group, actions: group.actions.flatMap(({ id }) => known.get(id) ?? []) }));
}

/** Tasks in groups and in order. Groups by status are all there is to do, being done and done; others only what they hold. */
export function arrangeTasks(
  actions: readonly Action[],
  { group, sort, descending }: Arrangement,
  ranks: ReadonlyMap<string, number>,
): TaskGroup[] {
  const sorted = sortTasks(actions, { sort, descending }, ranks);
  const ordered = sorted.filter(isWork);
  const setAside = sorted.filter((action) => !isWork(action));
  const groups = group === "status" ? byStatus(ordered) : byTrait(ordered, group);
  if (setAside.length === 0) return groups;
  return [...groups, { key: "not-relevant", title: t("Not relevant here"), actions: setAside }];
}

function byTrait(ordered: readonly Action[], group: Exclude<Grouping, "status">): TaskGroup[] {
  const { keyOf, titleOf, order } = groupers[group];
  const groups = Map.groupBy(ordered, keyOf);
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...groups]
    .map(([key, members]) => ({ key, title: titleOf(key), actions: members }))
    .toSorted((a, b) => place(a.key) - place(b.key) || b.actions.length - a.actions.length);
}

function byStatus(actions: readonly Action[]): TaskGroup[] {
  const { inProgress, todo, completed } = groupTasks(actions, (list) => list);
  const groups: TaskGroup[] = [
    { key: "in-progress", title: t("In Progress"), actions: inProgress },
    { key: "todo", title: t("Available Tasks"), actions: todo },
    { key: "completed", title: t("Completed Tasks"), actions: completed },
  ];
  return groups.filter((group) => group.key === "todo" || group.actions.length > 0);
}

interface Grouper {
  readonly keyOf: (action: Action) => string;
  readonly titleOf: (key: string) => string;
  /** What comes first; the rest by number of tasks. */
  readonly order: readonly string[];
}

const kindOf = ({ template }: Action): string => {
  const [kind = template] = template.split(":", 1);
  return kind === "opportunity" ? "site" : kind;
};

const groupers: Readonly<Record<Exclude<Grouping, "status">, Grouper>> = {
  area: { keyOf: ({ category }) => category, titleOf: capitalised, order: categories },
  kind: { keyOf: kindOf, titleOf: kindName, order: [] },
  who: {
    keyOf: ({ done_by: who }) => who ?? "",
    titleOf: (who) => (who === "" ? t("Not said") : t("For the {who}", { who })),
    order: doers,
  },
};

const STATUS_ORDER: readonly string[] = ["in-progress", ...statuses.filter((status) => status !== "in-progress")];

function sortTasks(
  actions: readonly Action[],
  { sort, descending }: Pick<Arrangement, "sort" | "descending">,
  ranks: ReadonlyMap<string, number>,
): Action[] {
  const rankOf = ({ id }: Action): number => ranks.get(id) ?? 0;
  const compare = comparers[sort];
  const sign = descending ? -1 : 1;
  return actions.toSorted((a, b) => sign * (compare?.(a, b) ?? rankOf(a) - rankOf(b)) || rankOf(a) - rankOf(b));
}

const whoseOf = ({ assignee, done_by }: Action): string => assignee ?? done_by ?? "";

type Comparer = (a: Action, b: Action) => number;

const inWords = new Intl.Collator(locale);
const ofNumber =
  (valueOf: (action: Action) => number): Comparer =>
  (a, b) =>
    valueOf(a) - valueOf(b);
const IMPACTS: readonly string[] = ["high", "medium", "low", "unknown"];

/** Nothing for the rank, which decides where all else is equal. */
const comparers: Readonly<Record<TaskSort, Comparer | undefined>> = {
  rank: undefined,
  title: (a, b) => inWords.compare(a.title, b.title),
  impact: ofNumber(({ impact }) => IMPACTS.indexOf(impact)),
  time: ofNumber(({ time_estimate: minutes }) => minutes),
  pages: ofNumber(({ affected }) => affected.count),
  who: (a, b) => inWords.compare(whoseOf(a), whoseOf(b)),
  // What has no day comes last.
  due: (a, b) => inWords.compare(a.due_on ?? "~", b.due_on ?? "~"),
  status: ofNumber(({ status }) => STATUS_ORDER.indexOf(status)),
};
