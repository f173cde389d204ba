import type { Action } from "@audit/contract";
import { cx } from "class-variance-authority";
import { CircleCheck } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../components/button.tsx";
import { Impact } from "../../components/impact.tsx";
import { formatMinutes } from "../../format/numbers.ts";
import { formatShortDay } from "../../format/dates.ts";
import { isOverdue } from "./task-list.ts";
import type { ChangeState } from "./waiting-changes.ts";
import { settling } from "./settling.ts";
import { TaskMarks } from "./task-marks.tsx";
import { moveLabel, reachOf } from "./task-words.ts";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

export interface TaskCardProps {
  readonly action: Action;
  readonly selected: boolean;
  /** Where its last change is, while that has not arrived. */
  readonly change: ChangeState | undefined;
  /** Beside an open task the list only names its tasks. */
  readonly compact: boolean;
  /** Address of the task, so that it can be opened in a tab of its own. */
  readonly href: string;
  readonly onOpen: (id: string) => void;
  /** Undefined where tasks are only looked at. */
  readonly onMove: ((action: Action) => void) | undefined;
}

/** One task: what to do, what it is worth, how much work it is. A click anywhere opens it. */
export function TaskCard({ action, selected, change, compact, href, onOpen, onMove }: TaskCardProps) {
  const done = action.status === "completed";
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(action.id);
  };
  return (
    <li
      data-action-id={action.id}
      className={cx(
        "group relative grid content-between transition-colors",
        compact
          ? "gap-1.5 rounded-control px-3 py-2.5"
          : "gap-3 rounded-panel border border-line bg-surface p-4 hover:border-control max-sm:gap-1.5 max-sm:px-3 max-sm:py-2",
        compact && (selected ? "bg-brand-tint" : "hover:bg-hover/70"),
        change !== undefined && settling,
      )}
    >
      <div className="min-w-0">
        <h3 className={cx("flex gap-2 font-semibold", compact ? "text-13" : "text-14")}>
          {done && <CircleCheck aria-label={t("Completed")} className="mt-0.5 size-4 shrink-0 text-good" />}
          <a
            href={href}
            onClick={open}
            aria-current={selected ? "true" : undefined}
            className={cx(
              "min-w-0 outline-none after:absolute after:inset-0 after:rounded-panel focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand-text",
              done && "text-ink-2",
            )}
          >
            {action.title}
          </a>
        </h3>
        {!compact && <p className="mt-1 line-clamp-2 text-13 text-ink-2 max-sm:hidden">{action.business_value}</p>}
      </div>
      <div className={cx("flex flex-wrap items-center gap-x-3 gap-y-2 text-12 text-ink-3", !compact && "min-h-7")}>
        <Impact impact={action.impact} muted={done} />
        <TaskMarks action={action} change={change} />
        <span className="max-sm:hidden">{capitalised(action.category)}</span>
        <span className="whitespace-nowrap tabular-nums">{formatMinutes(action.time_estimate)}</span>
        {!compact && <span className="whitespace-nowrap tabular-nums">{reachOf(action)}</span>}
        {action.due_on !== null && (
          <span className={cx("whitespace-nowrap", isOverdue(action) && "font-medium text-bad")}>
            {isOverdue(action) ? t("Overdue since") : t("Due")} {formatShortDay(action.due_on)}
          </span>
        )}
        {!compact && onMove !== undefined && <MoveButton action={action} busy={change === "sent"} onMove={onMove} />}
        {!compact && onMove === undefined && (
          <Button size="small" className="relative ms-auto" onClick={() => onOpen(action.id)}>
            {t("View Details")}
            <span className="sr-only">: {action.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

interface MoveButtonProps {
  readonly action: Action;
  readonly busy: boolean;
  readonly onMove: (action: Action) => void;
}

function MoveButton({ action, busy, onMove }: MoveButtonProps) {
  return (
    <Button size="small" className="relative ms-auto" busy={busy} onClick={() => onMove(action)}>
      {moveLabel(action)}
      <span className="sr-only">: {action.title}</span>
    </Button>
  );
}
