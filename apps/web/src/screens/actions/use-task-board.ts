import type { Action, TaskEdit } from "@audit/contract";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { writeSearch } from "../../app/search-text.ts";
import { showToast } from "../../components/toasts.ts";
import { useChangingTasks } from "../../features/actions/waiting-changes.ts";
import { arrangeTasks, rankTasks } from "../../features/actions/arrange-tasks.ts";
import type { Grouping, TaskSort } from "../../features/actions/arrangement.ts";
import {
  ActionsSearch,
  arrangementOf,
  filterOf,
  searchOf,
  searchOfArrangement,
} from "../../features/actions/search-params.ts";
import { searchOfView, viewOf, type ViewSearch } from "../../features/actions/plan-views.ts";
import { filterTasks, noFilter, type TaskFilter } from "../../features/actions/task-list.ts";
import { nextMove } from "../../features/actions/task-words.ts";
import { useTaskKeys } from "../../features/actions/use-task-keys.ts";
import { usePreferences } from "../../preferences/preferences.ts";
import { focusCard, focusedId, focusSearchSoon } from "./task-focus.ts";
import { useSelection, type Selection } from "./use-selection.ts";
import { useTaskMoves } from "./use-task-moves.ts";
import { t } from "../../language/messages.ts";

export interface TaskBoardInput {
  /** Null: the tasks are only looked at. */
  readonly jobId: string | null;
  readonly actions: readonly Action[];
  readonly split: boolean;
  readonly onFilters: () => void;
  readonly onShowFilters: () => void;
}

export type Board = ReturnType<typeof useTaskBoard>;

/** What the task board shows (all of it in the address) and what can be done on it, by pointer and by keyboard. */
export function useTaskBoard({ jobId, actions, split, onFilters, onShowFilters }: TaskBoardInput) {
  const search = useBoardSearch();
  const filter = filterOf(search);
  const arrangement = arrangementOf(search);
  const ranks = useMemo(() => rankTasks(actions), [actions]);
  const groups = arrangeTasks(filterTasks(actions, filter), arrangement, ranks);
  const visible = groups.flatMap((group) => group.actions);
  const opened = actions.find(({ id }) => id === search.actionId);
  const place = useTaskPlace(split, opened);
  const moves = useTaskMoves();
  const selection = useSelection(visible);
  const commands = jobId === null ? undefined : commandsOf(moves, selection);
  const changes = useChangingTasks();
  const { shortcuts } = usePreferences();

  const step = (by: 1 | -1): void => {
    const at = visible.findIndex(({ id }) => id === (opened?.id ?? focusedId()));
    const next = visible[at === -1 ? 0 : Math.min(visible.length - 1, Math.max(0, at + by))];
    if (next === undefined) return;
    if (opened === undefined) focusCard(next.id);
    else place.show(next.id, true);
  };
  useTaskKeys(shortcuts, {
    onStep: step,
    onBack: () => (opened ? place.close() : selection.clear()),
    onMove: (key) => {
      const current = opened ?? actions.find(({ id }) => id === focusedId());
      if (commands === undefined || current === undefined) return;
      if (key === "c" && current.status === "todo") moves.complete(current);
      else if (nextMove[current.status].key === key) moves.move(current);
    },
    onSelect: (range) => {
      const id = focusedId();
      if (commands !== undefined && opened === undefined && id !== undefined) selection.toggle(id, range);
    },
    onFilters,
    onSearch: () => {
      onShowFilters();
      focusSearchSoon();
    },
    onExport: () => document.querySelector<HTMLElement>("[data-export]")?.click(),
  });
  const setFilter = (next: TaskFilter): void => place.change(searchOf(next), true);
  const clearFilters = (): void => {
    setFilter(noFilter);
    showToast(t("Filters cleared"), { label: t("Undo"), run: () => setFilter(filter) });
  };
  const arrange = {
    arrangement,
    layout: search.layout ?? "table",
    group: (group: Grouping): void => place.change(searchOfArrangement({ ...arrangement, group }), true),
    sort: (sort: TaskSort): void => {
      const descending = arrangement.sort === sort && !arrangement.descending;
      place.change(searchOfArrangement({ ...arrangement, sort, descending }), true);
    },
    setLayout: (layout: "table" | "cards"): void =>
      place.change({ layout: layout === "cards" ? layout : undefined }, true),
  } as const;
  const names = useMemo(() => [...new Set(actions.flatMap(({ assignee }) => assignee ?? []))].toSorted(), [actions]);
  const view = viewOf(search);
  const setView = (next: ViewSearch): void => place.change(searchOfView(next), false);
  const shown = { names, view, setView, filter, groups, ranks, visible, opened, changes };
  const { fault, clearFault } = moves;
  return { ...shown, arrange, step, setFilter, clearFilters, selection, commands, ...place, fault, clearFault };
}

/** What the owner of the tasks may do. In a list the row of a moved task is another's a moment later; so once. */
const commandsOf = (
  { edit, move, complete, putBack, once }: ReturnType<typeof useTaskMoves>,
  { clear }: Selection,
) => ({
  move: once(move),
  complete: once(complete),
  // The button of the open task stays where it is: a press on it can't be meant for another task.
  moveOpened: move,
  completeOpened: complete,
  putBack,
  edit,
  editChosen: (actions: readonly Action[], to: TaskEdit, said: string): void => {
    edit(actions, to, said);
    clear();
  },
});

/** The board stands on more than one page; its part of the address is the same on each. */
export const useBoardSearch = (): ActionsSearch => ActionsSearch.parse(useSearch({ strict: false }));

/** Which task is open, in the address. The list keeps the place where it was left. */
function useTaskPlace(split: boolean, opened: Action | undefined) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useBoardSearch();
  const leftAt = useRef<number | null>(null);
  const lastOpen = useRef<string | undefined>(undefined);
  const openId = opened?.id;
  const isOpen = openId !== undefined;
  const [left, setLeft] = useState(openId);
  useEffect(() => {
    if (isOpen && !split) window.scrollTo(0, 0);
    const place = leftAt.current;
    if (isOpen || place === null) return;
    window.scrollTo(0, place);
    // The head above the list is there again only now, and moves it once more.
    const frame = requestAnimationFrame(() => window.scrollTo(0, place));
    return () => cancelAnimationFrame(frame);
  }, [isOpen, split]);
  // Whoever closes a task is back at it in the list, not at the top of the page.
  useEffect(() => {
    if (openId === undefined && lastOpen.current !== undefined) focusCard(lastOpen.current, true);
    lastOpen.current = openId;
  }, [openId]);
  const change = (part: Partial<typeof search>, replace: boolean): void =>
    void navigate({ href: pathname + writeSearch({ ...search, ...part }), replace, resetScroll: false });
  const show = (id: string, replace: boolean): void => {
    if (!isOpen) leftAt.current = window.scrollY;
    setLeft(id);
    change({ actionId: id }, replace);
  };
  return {
    change,
    show,
    /** The task that was open last. */
    left,
    open: (id: string): void => show(id, false),
    close: (): void => change({ actionId: undefined }, false),
    // Without filters and order: what these change would else be every row.
    hrefOf: (id: string): string => pathname + writeSearch({ jobId: search.jobId, actionId: id }),
  };
}
