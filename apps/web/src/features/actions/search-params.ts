import { z } from "zod";
import { type Arrangement, groupings, sorts } from "./arrangement.ts";
import type { TaskFilter } from "./task-list.ts";

const words = z.string().max(200).optional().catch(undefined);

/** The address of the actions dashboard: which analysis, which task, which filters. */
export const ActionsSearch = z.object({
  jobId: words,
  domain: words,
  timestamp: words,
  actionId: words,
  /** Which side of the analysis; the tasks without it. */
  tab: z.enum(["files"]).optional().catch(undefined),
  /** The dialog that makes a link is open. */
  share: z.enum(["new"]).optional().catch(undefined),
  /** The plan as it is printed. */
  view: z.enum(["print"]).optional().catch(undefined),
  q: words,
  /** Lists are separated by commas. */
  type: words,
  category: words,
  impact: words,
  status: words,
  difficulty: words,
  who: words,
  assignee: words,
  due: z.enum(["overdue"]).optional().catch(undefined),
  /** Minutes. */
  time: z.coerce.number().int().positive().optional().catch(undefined),
  /** How the tasks are laid out, gathered and ordered; as a table, by status and by rank without these. */
  layout: z.enum(["cards"]).optional().catch(undefined),
  group: z.enum(groupings).optional().catch(undefined),
  sort: z.enum(sorts).optional().catch(undefined),
  dir: z.enum(["desc"]).optional().catch(undefined),
});
export type ActionsSearch = z.infer<typeof ActionsSearch>;

const listOf = (text: string | undefined): string[] => text?.split(",").filter((word) => word !== "") ?? [];

export function filterOf(search: ActionsSearch): TaskFilter {
  return {
    search: search.q ?? "",
    type: listOf(search.type),
    category: listOf(search.category),
    impact: listOf(search.impact),
    status: listOf(search.status),
    difficulty: listOf(search.difficulty),
    who: listOf(search.who),
    assignee: search.assignee === undefined ? [] : [search.assignee],
    overdue: search.due === "overdue",
    timeAvailable: search.time ?? null,
  };
}

/** The filter as a part of the address; what is not set leaves it. */
export function searchOf(filter: TaskFilter): Partial<ActionsSearch> {
  const joined = (list: readonly string[]): string | undefined => (list.length === 0 ? undefined : list.join(","));
  return {
    q: filter.search === "" ? undefined : filter.search,
    type: joined(filter.type),
    category: joined(filter.category),
    impact: joined(filter.impact),
    status: joined(filter.status),
    difficulty: joined(filter.difficulty),
    who: joined(filter.who),
    assignee: filter.assignee[0],
    due: filter.overdue ? "overdue" : undefined,
    time: filter.timeAvailable ?? undefined,
  };
}

/** How many filters are set. */
export const countFilters = (filter: TaskFilter): number =>
  Object.values(searchOf(filter)).filter((value) => value !== undefined).length;

export const arrangementOf = ({ group, sort, dir }: ActionsSearch): Arrangement => ({
  group: group ?? "status",
  sort: sort ?? "rank",
  descending: dir === "desc",
});

/** The arrangement as a part of the address; what is the usual one leaves it. */
export const searchOfArrangement = ({ group, sort, descending }: Arrangement): Partial<ActionsSearch> => ({
  group: group === "status" ? undefined : group,
  sort: sort === "rank" && !descending ? undefined : sort,
  dir: descending ? "desc" : undefined,
});
