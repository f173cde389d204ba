import type { Action, TaskEdit } from "@audit/contract";
import { useEffect, useRef, useState } from "react";
import { isReachable } from "../../api/connection.ts";
import { showToast } from "../../components/toasts.ts";
import { useSecondPress } from "../../components/use-second-press.ts";
import { moveFault } from "../../features/actions/actions-data.ts";
import { nextMove } from "../../features/actions/task-words.ts";
import { useChangeTask } from "../../features/actions/waiting-changes.ts";
import { focusCard, focusedId } from "./task-focus.ts";
import { t } from "../../language/messages.ts";

/** Changes of tasks: on screen at once, with a way back. */
export function useTaskMoves() {
  const change = useChangeTask();
  const keepFocusOn = useFocusOnMoved();
  const [fault, setFault] = useState<string | null>(null);
  const edit = (actions: readonly Action[], to: TaskEdit, said?: string): void => {
    const back = Map.groupBy(actions, (action) => JSON.stringify(wordsBefore(action, to)));
    const undo = (): void => {
      for (const [before, group] of back) edit(group, JSON.parse(before) as TaskEdit);
    };
    const say = (text: string): void => showToast(text, { label: t("Undo"), run: undo });
    const waits = !isReachable();
    if (said !== undefined && waits) say(t("{said}. It is sent when the connection is back", { said }));
    change(actions, { edit: to }).then(
      () => {
        if (said !== undefined && !waits) say(said);
      },
      (error: unknown) => setFault(moveFault(error)),
    );
  };
  const move = (action: Action): void => {
    if (focusedId() === action.id) keepFocusOn(action.id);
    if (action.not_relevant !== null) return edit([action], { not_relevant: null }, t("Task brought back"));
    const { to, done } = nextMove[action.status];
    edit([action], { status: to }, done);
  };
  const complete = (action: Action): void => {
    if (focusedId() === action.id) keepFocusOn(action.id);
    edit([action], { status: "completed" }, nextMove["in-progress"].done);
  };
  const putBack = (action: Action): void => edit([action], { status: "todo" }, t("Task put back"));
  const isSecondPress = useSecondPress();
  const once =
    (act: (action: Action) => void) =>
    (action: Action): void => {
      if (!isSecondPress()) act(action);
    };
  return { edit, move, complete, putBack, once, fault, clearFault: () => setFault(null) };
}

/** What tasks said where a change says something else. */
const wordsBefore = (action: Action, to: TaskEdit): Record<string, unknown> =>
  Object.fromEntries(Object.keys(to).map((name) => [name, action[name as keyof TaskEdit]]));

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
