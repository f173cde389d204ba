import type { Action } from "@audit/contract";
import { cx } from "class-variance-authority";
import { CircleCheck } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Impact } from "../../components/impact.tsx";
import { SortHead, Table, Td, Th } from "../../components/table.tsx";
import { formatMinutes } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import type { TaskGroup } from "./arrange-tasks.ts";
import type { Arrangement, TaskSort } from "./arrangement.ts";
import { TaskMarks } from "./task-marks.tsx";
import { nextMove, reachOf, statusWord } from "./task-words.ts";
import type { ChangeState } from "./waiting-changes.ts";

export interface TaskTableProps {
  readonly groups: readonly TaskGroup[];
  /** Place of each task in the whole plan. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly arrangement: Arrangement;
  readonly onSort: (sort: TaskSort) => void;
  /** Tasks with a change that has not arrived yet. */
  readonly changes: ReadonlyMap<string, ChangeState>;
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  /** Undefined where tasks are only looked at. */
  readonly onMove: ((action: Action) => void) | undefined;
}

interface Head {
  readonly sort: TaskSort;
  readonly label: string;
  readonly className: string;
}

const WIDE_ONLY = "max-xl:hidden";
const heads: readonly Head[] = [
  { sort: "rank", label: "#", className: "w-14" },
  { sort: "title", label: "Task", className: "" },
  { sort: "impact", label: "Impact", className: "w-32" },
  { sort: "time", label: "Time", className: "w-20 text-right" },
  { sort: "pages", label: "Pages", className: "w-24 text-right" },
  { sort: "who", label: "Who", className: `w-26 ${WIDE_ONLY}` },
  { sort: "status", label: "Status", className: `w-28 ${WIDE_ONLY}` },
];

/** The plan as rows of one line each: what comes first, what it is worth, what it takes, and how it stands. */
export function TaskTable({ groups, arrangement, onSort, ...rest }: TaskTableProps) {
  const { sort, descending } = arrangement;
  return (
    <Table caption="Tasks">
      <thead className="sticky top-14 z-10">
        <tr>
          {heads.map(({ sort: name, label, className }) => (
            <SortHead
              key={name}
              className={className}
              direction={sort === name ? (descending ? "desc" : "asc") : undefined}
              onSort={() => onSort(name)}
            >
              {label}
            </SortHead>
          ))}
          <Th className="w-32">
            <span className="sr-only">Next step</span>
          </Th>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.key} group={group} {...rest} />
      ))}
    </Table>
  );
}

type RowsProps = Omit<TaskTableProps, "groups" | "arrangement" | "onSort">;

function Group({ group: { title, actions }, ...rest }: RowsProps & { readonly group: TaskGroup }) {
  return (
    <tbody>
      <tr>
        <th colSpan={heads.length + 1} scope="rowgroup" className="h-8 px-3 text-left">
          <h2 className="text-13 font-semibold tabular-nums">
            {title} ({actions.length})
          </h2>
        </th>
      </tr>
      {actions.length === 0 && (
        <tr>
          <td colSpan={heads.length + 1} className="px-3 py-6 text-center text-14 text-ink-2">
            All tasks are in progress or completed!
          </td>
        </tr>
      )}
      {actions.map((action) => (
        <Row key={action.id} action={action} {...rest} />
      ))}
    </tbody>
  );
}

const controls = "a, button, input, label";

function Row({ action, ranks, changes, hrefOf, onOpen, onMove }: RowsProps & { readonly action: Action }) {
  const change = changes.get(action.id);
  const done = action.status === "completed";
  const openRow = (event: MouseEvent<HTMLElement>): void => {
    const onControl = (event.target as HTMLElement).closest(controls) !== null;
    if (!onControl && !window.getSelection()?.toString()) onOpen(action.id);
  };
  const openLink = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(action.id);
  };
  return (
    // The row is a large target for the pointer; the link in it is the same for the keyboard.
    <tr
      data-action-id={action.id}
      onClick={openRow}
      className="group cursor-pointer transition-colors hover:bg-hover/55 [&>td]:h-10"
    >
      <Td className="text-ink-3 tabular-nums">{ranks.get(action.id)}</Td>
      <Td className="max-w-0">
        <span className="flex items-center gap-2">
          {done && <CircleCheck aria-label="Completed" className="size-4 shrink-0 text-good" />}
          <a
            href={hrefOf(action.id)}
            onClick={openLink}
            title={action.title}
            className={cx("min-w-0 truncate rounded-[4px] text-14 font-medium", done && "text-ink-2")}
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
      <Td className={cx("text-ink-2", WIDE_ONLY)}>{action.done_by === null ? "" : capitalised(action.done_by)}</Td>
      <Td className={cx(done ? "text-good" : "text-ink-2", WIDE_ONLY)}>{statusWord[action.status]}</Td>
      <Td className="text-right">
        <RowButton action={action} busy={change === "sent"} onOpen={onOpen} onMove={onMove} />
      </Td>
    </tr>
  );
}

const Figure = ({ children }: { readonly children: ReactNode }) => (
  <Td className="text-right whitespace-nowrap text-ink-2 tabular-nums">{children}</Td>
);

interface RowButtonProps extends Pick<TaskTableProps, "onOpen" | "onMove"> {
  readonly action: Action;
  readonly busy: boolean;
}

function RowButton({ action, busy, onOpen, onMove }: RowButtonProps) {
  return (
    <Button
      size="small"
      look={onMove === undefined ? "quiet" : "secondary"}
      busy={busy}
      onClick={() => (onMove === undefined ? onOpen(action.id) : onMove(action))}
    >
      {onMove === undefined ? "View Details" : nextMove[action.status].label}
      <span className="sr-only">: {action.title}</span>
    </Button>
  );
}
