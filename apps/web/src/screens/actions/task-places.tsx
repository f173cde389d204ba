import type { Action, TaskEdit } from "@audit/contract";
import { useEffect, useRef } from "react";
import { TaskDetail } from "../../features/actions/task-detail.tsx";
import type { Checklist } from "../../features/actions/affected-pages.tsx";
import { moveFault } from "../../features/actions/actions-data.ts";
import { useCheckTask, useMovePage } from "../../features/actions/task-calls.ts";
import { AskReason, NO_REASON, SetAside } from "../../features/actions/not-relevant.tsx";
import { isWork } from "../../features/actions/task-list.ts";
import { PlanControls } from "../../features/actions/plan-controls.tsx";
import { TaskProof } from "../../features/actions/task-proof.tsx";
import { TaskNotes } from "../../features/actions/task-notes.tsx";
import { TaskIssues } from "../../features/trackers/task-issues.tsx";
import { usePreferences } from "../../preferences/preferences.ts";
import { BoardTasks } from "./board-tasks.tsx";
import type { Board } from "./use-task-board.ts";
import { t } from "../../language/messages.ts";

interface PlaceProps {
  readonly board: Board;
  readonly action: Action;
}

/** On a narrow screen the open task takes the page. */
export function TaskPage({ board, action }: PlaceProps) {
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Detail board={board} action={action} split={false} />
    </div>
  );
}

/** On a wide screen the list stays: two panes, each with its own scroll. */
export function TaskPanes({ board, action }: PlaceProps) {
  const panes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panes.current?.scrollIntoView({ block: "start" });
  }, []);
  useEffect(() => {
    const row = panes.current?.querySelector(`[data-action-id="${CSS.escape(action.id)}"]`);
    row?.scrollIntoView({ block: "nearest" });
  }, [action.id]);
  return (
    // Begins right below the page's head with its own margin: nothing of the filters shows in between.
    <div ref={panes} className="-mt-3 scroll-mt-[calc(1px-1rem)] pt-4">
      <div className="grid h-[calc(100dvh-5.5rem)] min-h-96 grid-cols-[minmax(19rem,2fr)_minmax(0,5fr)] overflow-hidden rounded-panel border border-line bg-surface">
        <div className="overflow-y-auto p-3">
          <BoardTasks board={board} />
        </div>
        <div key={action.id} className="overflow-y-auto border-s border-line px-8 py-5">
          <Detail board={board} action={action} split />
        </div>
      </div>
    </div>
  );
}

function Detail({ board, action, split }: PlaceProps & { readonly split: boolean }) {
  const { shortcuts } = usePreferences();
  const pages = useMovePage(action.job_id);
  const checklist: Checklist = {
    onMove: (page) => pages.mutate({ ...page, id: action.id }),
    fault: pages.isError ? moveFault(pages.error) : null,
  };
  return (
    <TaskDetail
      action={action}
      {...(board.commands && {
        checklist,
        onComplete: board.commands.completeOpened,
        onPutBack: board.commands.putBack,
      })}
      planning={<Planning board={board} action={action} />}
      askReason={
        action.not_relevant === NO_REASON &&
        board.commands && <AskReason onEdit={(to, said) => board.commands?.edit([action], to, said)} />
      }
      split={split}
      shortcuts={shortcuts}
      change={board.changes.get(action.id)}
      onMove={board.commands?.moveOpened}
      onBack={board.close}
      onStep={board.step}
      proof={<Proof board={board} action={action} />}
    >
      <TaskIssues key={`issues ${action.id}`} action={action.id} />
      <TaskNotes key={action.id} action={action} />
    </TaskDetail>
  );
}

function Planning({ board: { commands, names }, action }: PlaceProps) {
  if (commands === undefined) return null;
  const edit = (to: TaskEdit, said: string): void => commands.edit([action], to, said);
  return (
    <>
      <PlanControls actions={[action]} names={names} onEdit={edit} />
      {isWork(action) && <SetAside onEdit={edit} />}
    </>
  );
}

function Proof({ board: { commands }, action }: PlaceProps) {
  const check = useCheckTask(action.job_id);
  return (
    <TaskProof
      action={action}
      busy={check.isPending}
      onCheck={() => check.mutate(action.id)}
      onRate={(rating) => commands?.edit([action], { effectiveness_rating: rating }, t("Thank you, noted"))}
    />
  );
}
