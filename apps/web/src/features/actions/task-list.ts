import type { Action, ActionStats } from "@audit/contract";

export const types = ["fault", "opportunity"] as const;
export const categories = ["schema", "content", "technical", "social", "tools"] as const;
export const impacts = ["high", "medium", "low"] as const;
export const statuses = ["todo", "in-progress", "completed"] as const;
export const difficulties = ["easy", "medium", "hard"] as const;
export const doers = ["owner", "writer", "developer"] as const;

/** What is shown of a plan. An empty list means all; time is a maximum in minutes. */
export interface TaskFilter {
  readonly search: string;
  readonly type: readonly string[];
  readonly category: readonly string[];
  readonly impact: readonly string[];
  readonly status: readonly string[];
  readonly difficulty: readonly string[];
  /** Who has to do them. */
  readonly who: readonly string[];
  /** Whose they are, in the owner's words. */
  readonly assignee: readonly string[];
  /** Only what should have been done by yesterday. */
  readonly overdue: boolean;
  readonly timeAvailable: number | null;
}

export const noFilter: TaskFilter = {
  search: "",
  type: [],
  category: [],
  impact: [],
  status: [],
  difficulty: [],
  who: [],
  assignee: [],
  overdue: false,
  timeAvailable: null,
};

const allows = (wanted: readonly string[], value: string): boolean => wanted.length === 0 || wanted.includes(value);

/** The tasks of a filter: search looks at titles only, lists are OR. */
export function filterTasks(actions: readonly Action[], filter: TaskFilter): Action[] {
  const search = filter.search.trim().toLowerCase();
  return actions.filter(
    (action) =>
      action.title.toLowerCase().includes(search) &&
      allows(filter.type, action.type) &&
      allows(filter.category, action.category) &&
      allows(filter.impact, action.impact) &&
      allows(filter.status, action.status) &&
      allows(filter.difficulty, action.difficulty) &&
      allows(filter.who, action.done_by ?? "") &&
      allows(filter.assignee, action.assignee ?? "") &&
      (!filter.overdue || isOverdue(action)) &&
      (filter.timeAvailable === null || action.time_estimate <= filter.timeAvailable),
  );
}

/** Today in the reader's own time, YYYY-MM-DD. */
const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

/** Its day has passed and it is not done. */
export const isOverdue = (action: Pick<Action, "due_on" | "status" | "not_relevant">): boolean =>
  action.due_on !== null && action.due_on < today() && action.status !== "completed" && isWork(action);

const IMPACT_ORDER: readonly string[] = impacts;
const rankOf = (impact: string): number => {
  const rank = IMPACT_ORDER.indexOf(impact);
  return rank === -1 ? IMPACT_ORDER.length : rank;
};

/** High impact first, unknown last; within one impact the plan's own order stays. */
export const sortByImpact = (actions: readonly Action[]): Action[] =>
  actions.toSorted((a, b) => rankOf(a.impact) - rankOf(b.impact));

export interface TaskGroups {
  readonly inProgress: readonly Action[];
  readonly todo: readonly Action[];
  readonly completed: readonly Action[];
}

/** The three groups of the page, each by impact unless another order is asked for. */
export function groupTasks(
  actions: readonly Action[],
  sort: (actions: readonly Action[]) => readonly Action[] = sortByImpact,
): TaskGroups {
  const sorted = sort(actions);
  return {
    inProgress: sorted.filter(({ status }) => status === "in-progress"),
    todo: sorted.filter(({ status }) => status !== "in-progress" && status !== "completed"),
    completed: sorted.filter(({ status }) => status === "completed"),
  };
}

/** Whether a task is work: its owner has not said that it does not apply to the site. */
export const isWork = ({ not_relevant }: Pick<Action, "not_relevant">): boolean => not_relevant === null;

/** Progress over a plan, by the specification's definitions; what does not apply to the site is no work. */
export function statsOf(plan: readonly Action[]): ActionStats {
  const actions = plan.filter(isWork);
  const { inProgress, completed } = groupTasks(actions);
  const open = actions.filter(({ status }) => status !== "completed");
  return {
    totalActions: actions.length,
    completedActions: completed.length,
    inProgressActions: inProgress.length,
    estimatedTimeRemaining: open.reduce((minutes, { time_estimate }) => minutes + time_estimate, 0),
    highImpactCompleted: completed.filter(({ impact }) => impact === "high").length,
    completionPercentage: actions.length === 0 ? 0 : Math.round((100 * completed.length) / actions.length),
  };
}

/** A task in another state, as the server will answer: started and completed times follow the state. */
export function moveTask(action: Action, status: Action["status"], now: string): Action {
  return {
    ...action,
    status,
    started_at: status === "todo" ? null : (action.started_at ?? now),
    completed_at: status === "completed" ? now : null,
  };
}
