import type { Action, ActionStatus } from "../actions.ts";

/** What an export prints of a task. */
export type ExportedAction = Pick<
  Action,
  | "title"
  | "action_name"
  | "type"
  | "impact"
  | "status"
  | "category"
  | "difficulty"
  | "time_estimate"
  | "time_available"
  | "time_to_result"
  | "business_value"
  | "problem"
  | "solution"
  | "implementation"
  | "code_example"
  | "patches"
  | "tags"
  | "template"
  | "affected"
  | "check"
  | "check_command"
  | "done_by"
  | "priority"
  | "ranking"
> &
  Partial<Planned>;

/** What the owner plans for a task; a link's reader is told nothing of it. */
export type Planned = Pick<Action, "assignee" | "due_on" | "not_relevant">;

/** Whether a task is work at all. */
export const applies = ({ not_relevant }: Partial<Planned>): boolean => (not_relevant ?? null) === null;

export interface ExportedPlan {
  readonly domain: string;
  /** The day of the export, UTC: "2026-11-20". */
  readonly date: string;
  /** Only what the reader may see. */
  readonly actions: readonly ExportedAction[];
  readonly executiveSummary: string | null;
  /** Actions of the plan that the reader may not see. */
  readonly hidden: number;
}

const IMPACTS: readonly string[] = ["high", "medium", "low"];
const placeOf = (impact: string): number => (IMPACTS.includes(impact) ? IMPACTS.indexOf(impact) : IMPACTS.length);

/** The order of a section: impact, then category by alphabet; the plan's own order breaks ties. */
const inOrder = (actions: readonly ExportedAction[]): ExportedAction[] =>
  actions.toSorted(
    (a, b) => placeOf(a.impact) - placeOf(b.impact) || (a.category < b.category ? -1 : a.category > b.category ? 1 : 0),
  );

export interface ExportSection {
  readonly title: string;
  readonly status: ActionStatus;
  readonly actions: readonly ExportedAction[];
}

/** The work of a plan in the order of every export: not started, in progress, completed. */
export function sectionsOf(actions: readonly ExportedAction[]): ExportSection[] {
  const of = (status: ActionStatus): ExportedAction[] =>
    inOrder(actions.filter((action) => action.status === status && applies(action)));
  return [
    { title: "Not Started", status: "todo", actions: of("todo") },
    { title: "In Progress", status: "in-progress", actions: of("in-progress") },
    { title: "Completed", status: "completed", actions: of("completed") },
  ];
}

/** Colour and word of an impact; the colour is never alone. */
export const impactSymbol: Readonly<Record<string, string>> = { high: "🔴", medium: "🟡", low: "🟢" };

export const codeOfAction = (action: Pick<Action, "implementation" | "code_example">): string | null =>
  action.implementation ?? action.code_example;

/** "45 min", "2 h", "1 h 30 min": the time a task takes, as exports print it. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Name of an exported file: letters, digits, dots and dashes of the domain only. */
export function exportFileName(
  domain: string,
  date: string,
  kind: "md" | "assistant.md" | "csv" | "changes.csv",
): string {
  const safe = domain
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/^[.-]+|[.-]+$/g, "");
  return `seo-actions-${safe === "" ? "site" : safe}-${date}.${kind}`;
}
