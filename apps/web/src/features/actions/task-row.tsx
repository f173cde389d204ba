import type { Action } from "@audit/contract";
import { cx } from "class-variance-authority";
import { CircleCheck } from "lucide-react";
import { memo, type MouseEvent, type ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { CheckBox } from "../../components/checkbox.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Impact } from "../../components/impact.tsx";
import { Td } from "../../components/table.tsx";
import { formatShortDay } from "../../format/dates.ts";
import { formatMinutes } from "../../format/numbers.ts";
import { isOverdue, isWork } from "./task-list.ts";
import { settling } from "./settling.ts";
import { TaskMarks } from "./task-marks.tsx";
import { moveLabel, reachOf, statusWord, whoOf } from "./task-words.ts";
import type { ChangeState } from "./waiting-changes.ts";
import { t } from "../../language/messages.ts";

/** Of a row; the same object from one drawing to the next, so that only rows that changed are drawn again. */
export interface RowActs {
  readonly onOpen: (id: string) => void;
  readonly onSelect: (id: string, range: boolean) => void;
  readonly move: ((action: Action) => void) | undefined;
  readonly complete: ((action: Action) => void) | undefined;
}

export interface TaskRowProps {
  readonly action: Action;
  readonly rank: number | undefined;
  readonly change: ChangeState | undefined;
  readonly href: string;
  /** The reader may change it. */
  readonly isOwn: boolean;
  readonly hasDates: boolean;
  readonly isChosen: boolean;
  readonly acts: RowActs;
}

/** Boxes show where the pointer or the keyboard is, and everywhere once one is ticked. */
export const boxStyle =
  "opacity-0 transition-opacity group-hover:opacity-100 group-data-selecting/tasks:opacity-100 focus-within:opacity-100 has-checked:opacity-100 [thead_&]:opacity-60 pointer-coarse:opacity-100 forced-colors:opacity-100";

const WIDE_ONLY = "max-xl:hidden";
const controls = "a, button, input, label";

/** A task in one line. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { action, rank, change, href, isOwn, hasDates, isChosen, acts } = props;
  const done = action.status === "completed";
  const openRow = (event: MouseEvent<HTMLElement>): void => {
    const onControl = (event.target as HTMLElement).closest(controls) !== null;
    if (onControl || window.getSelection()?.toString()) return;
    if (event.shiftKey && isOwn) acts.onSelect(action.id, true);
    else acts.onOpen(action.id);
  };
  const openLink = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    acts.onOpen(action.id);
  };
  return (
    // The row is a large target for the pointer; the link in it is the same for the keyboard.
    <tr
      data-action-id={action.id}
      onClick={openRow}
      className={cx(
        "group cursor-pointer transition-colors [&>td]:h-10",
        isChosen ? "bg-brand-tint" : "hover:bg-hover/55",
        change !== undefined && settling,
      )}
    >
      {isOwn && (
        <Td className="pe-0!">
          <CheckBox
            aria-label={t("Select task {rank}", { rank: rank ?? "" })}
            className={boxStyle}
            checked={isChosen}
            onChange={({ nativeEvent }) =>
              acts.onSelect(action.id, nativeEvent instanceof PointerEvent && nativeEvent.shiftKey)
            }
          />
        </Td>
      )}
      <Td className="text-ink-3 tabular-nums">{rank}</Td>
      <Td className="max-w-0">
        <span className="flex items-center gap-2">
          {done && <CircleCheck aria-label={t("Completed")} className="size-4 shrink-0 text-good" />}
          <a
            href={href}
            onClick={openLink}
            title={action.title}
            className={cx(
              "min-w-0 truncate rounded-[4px] text-14 font-medium",
              (done || !isWork(action)) && "text-ink-2",
            )}
          >
            {action.title}
          </a>
          <TaskMarks action={action} change={change} />
        </span>
      </Td>
      <Td>
        <Impact impact={action.impact} muted={done} />
      </Td>
      <Figure>{formatMinutes(action.time_estimate)}</Figure>
      <Figure>{reachOf(action)}</Figure>
      <Td className={cx("max-w-26 truncate text-ink-2", WIDE_ONLY)}>{whoOf(action)}</Td>
      {hasDates && <Due action={action} />}
      <Td className={cx(done ? "text-good" : "text-ink-2", WIDE_ONLY)}>
        {isWork(action) ? statusWord[action.status] : t("Not relevant")}
      </Td>
      <Td className="text-end">
        <span className="flex items-center justify-end gap-1">
          <NextStep action={action} rank={rank} busy={change === "sent"} acts={acts} isOwn={isOwn} />
        </span>
      </Td>
    </tr>
  );
});

const Figure = ({ children }: { readonly children: ReactNode }) => (
  <Td className="text-end whitespace-nowrap text-ink-2 tabular-nums">{children}</Td>
);

function Due({ action }: { readonly action: Action }) {
  const late = isOverdue(action);
  return (
    <Td className={cx("whitespace-nowrap tabular-nums", late ? "font-medium text-bad" : "text-ink-2", WIDE_ONLY)}>
      {action.due_on !== null && formatShortDay(action.due_on)}
      {late && <span className="sr-only"> {t("(overdue)")}</span>}
    </Td>
  );
}

interface NextStepProps extends Pick<TaskRowProps, "action" | "rank" | "acts" | "isOwn"> {
  readonly busy: boolean;
}

function NextStep({ action, rank, busy, acts, isOwn }: NextStepProps) {
  const name = <span className="sr-only">: {action.title}</span>;
  if (!isOwn)
    return (
      <Button size="small" look="quiet" onClick={() => acts.onOpen(action.id)}>
        {t("View Details")}
        {name}
      </Button>
    );
  return (
    <>
      {action.status === "todo" && isWork(action) && (
        <IconButton
          label={t("Complete now: task {rank}", { rank: rank ?? "" })}
          hint={t("Complete now")}
          className="size-7! opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
          onClick={() => acts.complete?.(action)}
        >
          <CircleCheck aria-hidden className="size-4" />
        </IconButton>
      )}
      <Button size="small" busy={busy} onClick={() => acts.move?.(action)}>
        {moveLabel(action)}
        {name}
      </Button>
    </>
  );
}
