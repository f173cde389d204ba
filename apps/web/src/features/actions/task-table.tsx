import { Fragment, type ReactNode } from "react";
import { CheckBox } from "../../components/checkbox.tsx";
import { SortHead, Table, Th } from "../../components/table.tsx";
import { useSteady } from "../../components/use-steady.ts";
import type { Action } from "@audit/contract";
import type { TaskGroup } from "./arrange-tasks.ts";
import type { Arrangement, TaskSort } from "./arrangement.ts";
import { firstRows, ROW_HEIGHT, useRowsAtOnce } from "./rows-at-once.ts";
import { folding } from "./settling.ts";
import { useFolds } from "./use-folds.ts";
import { boxStyle, TaskRow } from "./task-row.tsx";
import type { ChangeState } from "./waiting-changes.ts";
import { t } from "../../language/messages.ts";

/** Commands for the owner of the tasks. */
export interface RowCommands {
  readonly move: (action: Action) => void;
  readonly complete: (action: Action) => void;
}

/** Which rows the next command is for. */
export interface RowSelection {
  readonly chosen: readonly Action[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string, range: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

export interface TaskTableProps {
  readonly groups: readonly TaskGroup[];
  /** Place of each task in the whole plan. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly arrangement: Arrangement;
  /** What they are sorted and grouped by. */
  readonly order: string;
  readonly onSort: (sort: TaskSort) => void;
  /** Tasks with a change that has not arrived yet. */
  readonly changes: ReadonlyMap<string, ChangeState>;
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (id: string) => void;
  /** Undefined where tasks are only looked at. */
  readonly commands: RowCommands | undefined;
  readonly selection: RowSelection;
  /** The task that the focus goes to when the table appears. */
  readonly wanted?: string | undefined;
}

interface Head {
  readonly sort: TaskSort;
  readonly label: string;
  readonly className: string;
}

const WIDE_ONLY = "max-xl:hidden";
const heads: readonly Head[] = [
  { sort: "rank", label: "#", className: "w-14" },
  { sort: "title", label: t("Task"), className: "" },
  { sort: "impact", label: t("Impact"), className: "w-36" },
  { sort: "time", label: t("Time"), className: "w-20 text-end" },
  { sort: "pages", label: t("Pages"), className: "w-24 text-end" },
  { sort: "who", label: t("Who"), className: `w-26 ${WIDE_ONLY}` },
  { sort: "due", label: t("Due"), className: `w-24 ${WIDE_ONLY}` },
  { sort: "status", label: t("Status"), className: `w-28 ${WIDE_ONLY}` },
];

/** The plan as rows of one line each: what comes first, what it is worth, what it takes, and how it stands. */
export function TaskTable({ groups, ranks, arrangement, onSort, changes, hrefOf, ...rest }: TaskTableProps) {
  const { onOpen, commands, selection, wanted, order } = rest;
  const most = useRowsAtOnce(groups, wanted, order);
  const rows = firstRows(groups, most);
  const missing = rows.reduce((sum, { all, actions }) => sum + all - actions.length, 0);
  const acts = useSteady({ onOpen, onSelect: selection.toggle, move: commands?.move, complete: commands?.complete });
  const isOwn = commands !== undefined;
  // A column without a word in it only takes room.
  const hasDates = groups.some(({ actions }) => actions.some(({ due_on }) => due_on !== null));
  const columns = heads.filter(({ sort }) => sort !== "due" || hasDates);
  const width = columns.length + (isOwn ? 2 : 1);
  const { folds, drop } = useFolds(groups, changes);
  const foldsOf = (group: string, place: number): ReactNode =>
    folds
      .filter((fold) => fold.group === group && fold.at === place)
      .map(({ id, title }) => <Folding key={`fold ${id}`} title={title} width={width} onEnd={() => drop(id)} />);
  return (
    <div className="group/tasks" data-selecting={selection.chosen.length > 0 || undefined}>
      <Table caption={t("Tasks")} fixed>
        <thead className="sticky top-14 z-10">
          <tr>
            {isOwn && <AllBox groups={groups} selection={selection} />}
            <Heads columns={columns} arrangement={arrangement} onSort={onSort} />
            <Th className={isOwn ? "w-40" : "w-32"}>
              <span className="sr-only">{t("Next step")}</span>
            </Th>
          </tr>
        </thead>
        {rows.map(({ key, title, actions, all }) => (
          <tbody key={key}>
            <GroupHead title={title} count={all} width={width} />
            {actions.map((action, at) => (
              <Fragment key={action.id}>
                {foldsOf(key, at)}
                <TaskRow
                  action={action}
                  rank={ranks.get(action.id)}
                  change={changes.get(action.id)}
                  href={hrefOf(action.id)}
                  isOwn={isOwn}
                  hasDates={hasDates}
                  isChosen={selection.has(action.id)}
                  acts={acts}
                />
              </Fragment>
            ))}
            {foldsOf(key, actions.length)}
          </tbody>
        ))}
        {missing > 0 && (
          <tbody aria-hidden>
            <tr style={{ height: missing * ROW_HEIGHT }} />
          </tbody>
        )}
      </Table>
    </div>
  );
}

interface FoldingProps {
  readonly title: string;
  /** In columns. */
  readonly width: number;
  readonly onEnd: () => void;
}

/** As high as the row that stood here, and a moment later nothing. */
const Folding = ({ title, width, onEnd }: FoldingProps) => (
  <tr aria-hidden data-fold onAnimationEnd={onEnd}>
    <td colSpan={width} className="p-0">
      <div className={folding}>{title}</div>
    </td>
  </tr>
);

interface HeadsProps extends Pick<TaskTableProps, "arrangement" | "onSort"> {
  readonly columns: readonly Head[];
}

const Heads = ({ columns, arrangement: { sort, descending }, onSort }: HeadsProps) =>
  columns.map(({ sort: name, label, className }) => (
    <SortHead
      key={name}
      className={className}
      direction={sort === name ? (descending ? "desc" : "asc") : undefined}
      onSort={() => onSort(name)}
    >
      {label}
    </SortHead>
  ));

function AllBox({ groups, selection }: Pick<TaskTableProps, "groups" | "selection">) {
  const shown = groups.reduce((sum, { actions }) => sum + actions.length, 0);
  const all = shown > 0 && selection.chosen.length === shown;
  return (
    <Th className="w-9 pe-0!">
      <CheckBox
        aria-label={t("Select all tasks")}
        className={boxStyle}
        checked={all}
        onChange={() => (all ? selection.clear() : selection.chooseAll())}
      />
    </Th>
  );
}

interface GroupHeadProps extends Pick<TaskGroup, "title"> {
  readonly count: number;
  /** In columns. */
  readonly width: number;
}

function GroupHead({ title, count, width }: GroupHeadProps) {
  return (
    <>
      <tr>
        <th colSpan={width} scope="rowgroup" className="h-8 px-3 text-start">
          <h2 className="text-13 font-semibold tabular-nums">
            {title} ({count})
          </h2>
        </th>
      </tr>
      {count === 0 && (
        <tr>
          <td colSpan={width} className="px-3 py-6 text-center text-14 text-ink-2">
            {t("All tasks are in progress or completed!")}
          </td>
        </tr>
      )}
    </>
  );
}
