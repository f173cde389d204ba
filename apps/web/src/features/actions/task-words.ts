import type { Action, ActionStatus } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { countOf } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { said, t } from "../../language/messages.ts";

/** Impact as the specification shows it. */
const impactPercent: Readonly<Record<Action["impact"], string>> = {
  high: "95%",
  medium: "60%",
  low: "30%",
  unknown: "–",
};
export const impactWords = ({ impact }: Pick<Action, "impact">): string => impactPercent[impact];

export const statusWord: Readonly<Record<ActionStatus, string>> = {
  todo: t("Todo"),
  "in-progress": t("In Progress"),
  completed: t("Completed"),
};

export const meaningOfStatus: Readonly<Record<ActionStatus, Meaning | undefined>> = {
  todo: undefined,
  "in-progress": "notice",
  completed: "good",
};

/** The printed texts for a plan that doesn't say when results come: in the head, and in the timeline. */
const SOON = "within 2-4 weeks";
const TIMELINE = "4-6 weeks";

export const resultsSoon = (action: Pick<Action, "time_to_result">): string => said(action.time_to_result || SOON);
export const resultsTimeline = (action: Pick<Action, "time_to_result">): string =>
  said(action.time_to_result || TIMELINE);

export interface Move {
  readonly to: ActionStatus;
  readonly label: string;
  /** Key of the shortcut. */
  readonly key: string;
  /** Said in the toast once it is done. */
  readonly done: string;
}

/** The one printed way on from each state. */
export const nextMove: Readonly<Record<ActionStatus, Move>> = {
  todo: { to: "in-progress", label: t("Start Task"), key: "s", done: t("Task started") },
  "in-progress": { to: "completed", label: t("Mark Complete"), key: "c", done: t("Task completed") },
  completed: { to: "todo", label: t("Reopen Task"), key: "r", done: t("Task reopened") },
};

/** What the one way on of a task is called. */
export const moveLabel = ({ status, not_relevant }: Pick<Action, "status" | "not_relevant">): string =>
  not_relevant === null ? nextMove[status].label : t("Bring back");

/** Whose task it is: by name, else by trade. */
export const whoOf = ({ assignee, done_by: who }: Pick<Action, "assignee" | "done_by">): string =>
  assignee ?? capitalised(who ?? "");

/** A fault of the site itself (robots.txt, a sitemap) is at home on no page. */
export const isSiteLevel = ({ template, affected, pages }: Reach): boolean =>
  template === "site" && affected.count <= 1 && pages.length <= 1;

type Reach = Pick<Action, "template" | "affected" | "pages">;

/** Pages that a task is about; those of its checklist where they are more, without those that are no longer at fault. */
export const pagesOf = ({ affected, pages }: Pick<Action, "affected" | "pages">): number =>
  Math.max(affected.count, pages.filter(({ audit }) => audit !== "gone").length);

/** How much of the site a task touches. */
export const reachOf = (action: Reach): string =>
  isSiteLevel(action) ? t("Site level") : countOf(pagesOf(action), "page");
