import type { Action, ActionStatus } from "@audit/contract";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { writeSearch } from "../../app/search-text.ts";
import { showToast } from "../../components/toasts.ts";
import { isReachable } from "../../api/connection.ts";
import { moveFault } from "../../features/actions/actions-data.ts";
import { useChangeTask, useChangingTasks } from "../../features/actions/waiting-changes.ts";
import { arrangeTasks, rankTasks } from "../../features/actions/arrange-tasks.ts";
import type { Grouping, TaskSort } from "../../features/actions/arrangement.ts";
import {
  ActionsSearch,
  arrangementOf,
  filterOf,
  searchOf,
  searchOfArrangement,
} from "../../features/actions/search-params.ts";
import { filterTasks, noFilter, type TaskFilter } from "../../features/actions/task-list.ts";
import { nextMove } from "../../features/actions/task-words.ts";
import { useTaskKeys } from "../../features/actions/use-task-keys.ts";
import { useSecondPress } from "../../components/use-second-press.ts";
import { usePreferences } from "../../preferences/preferences.ts";

export interface TaskBoardInput {
  /** Null: the tasks are only looked at. */
  readonly jobId: string | null;
  readonly actions: readonly Action[];
  readonly split: boolean;
  readonly onFilters: () => void;
}

export type Board = ReturnType<typeof useTaskBoard>;

/** What the task board shows (all of it in the address) and what can be done on it, by pointer and by keyboard. */
export function useTaskBoard({ jobId, actions, split, onFilters }: TaskBoardInput) {
  const search = useBoardSearch();
  const filter = filterOf(search);
  const arrangement = arrangementOf(search);
  const ranks = useMemo(() => rankTasks(actions), [actions]);
  const groups = arrangeTasks(filterTasks(actions, filter), arrangement, ranks);
  const visible = groups.flatMap((group) => group.actions);
  const opened = actions.find(({ id }) => id === search.actionId);
  const place = useTaskPlace(split, opened);
  const { move: moveOwn, moveOnce, ...moves } = useMoves();
  const move = jobId === null ? undefined : moveOnce;
  // The button of the open task stays where it is: a press on it can't be meant for another task.
  const moveOpened = jobId === null ? undefined : moveOwn;
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
    onBack: () => opened && place.close(),
    onMove: (key) => {
      const current = opened ?? actions.find(({ id }) => id === focusedId());
      if (jobId !== null && current && nextMove[current.status].key === key) moveOwn(current);
    },
    onFilters,
    onSearch: () => {
      if (!focusSearch()) onFilters();
      requestAnimationFrame(focusSearch);
    },
    onExport: () => document.querySelector<HTMLElement>("[data-export]")?.click(),
  });
  const setFilter = (next: TaskFilter): void => place.change(searchOf(next), true);
  const clearFilters = (): void => {
    setFilter(noFilter);
    showToast("Filters cleared", { label: "Undo", run: () => setFilter(filter) });
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
  const shown = { filter, groups, ranks, visible, opened, changes };
  return { ...shown, arrange, step, setFilter, clearFilters, move, moveOpened, ...place, ...moves };
}

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
    change({ actionId: id }, replace);
  };
  return {
    change,
    show,
    open: (id: string): void => show(id, false),
    close: (): void => change({ actionId: undefined }, false),
    hrefOf: (id: string): string => pathname + writeSearch({ ...search, actionId: id }),
  };
}

function useMoves() {
  const change = useChangeTask();
  const keepFocusOn = useFocusOnMoved();
  const [fault, setFault] = useState<string | null>(null);
  const set = (action: Action, to: ActionStatus, said?: string): void => {
    const back = action.status;
    const say = (text: string): void =>
      showToast(text, { label: "Undo", run: () => set({ ...action, status: to }, back) });
    const waits = !isReachable();
    if (said !== undefined && waits) say(`${said}. It is sent when the connection is back`);
    change(action, { to }).then(
      () => {
        if (said !== undefined && !waits) say(said);
      },
      (error: unknown) => setFault(moveFault(error)),
    );
  };
  const move = (action: Action): void => {
    const { to, done } = nextMove[action.status];
    if (focusedId() === action.id) keepFocusOn(action.id);
    set(action, to, done);
  };
  const isSecondPress = useSecondPress();
  const moveOnce = (action: Action): void => {
    if (!isSecondPress()) move(action);
  };
  return { move, moveOnce, fault, clearFault: () => setFault(null) };
}

/** A moved card goes to another group; the focus that was in it goes with it. */
function useFocusOnMoved(): (id: string) => void {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null || focusedId() === moved.current) return;
    if (document.activeElement === document.body) focusCard(moved.current, true);
    moved.current = null;
  });
  return (id) => {
    moved.current = id;
  };
}

/** @returns whether the field was there */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>("[data-task-search]");
  field?.focus();
  return field !== null;
}

function focusedId(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-action-id]")?.dataset.actionId;
}

function focusCard(id: string, inPlace = false): void {
  const card = document.querySelector<HTMLElement>(`[data-action-id="${CSS.escape(id)}"] a`);
  card?.focus({ preventScroll: true });
  if (!inPlace) card?.scrollIntoView({ block: "nearest" });
}
