import type { Action } from "@audit/contract";
import { arrangeTasks, rankTasks } from "../../features/actions/arrange-tasks.ts";
import type { Arrangement } from "../../features/actions/arrangement.ts";
import { DoFirst } from "../../features/actions/do-first.tsx";
import FilterPanel from "../../features/actions/filter-panel.tsx";
import { Overview } from "../../features/actions/overview.tsx";
import { TaskDetail } from "../../features/actions/task-detail.tsx";
import { TaskGroupList } from "../../features/actions/task-groups.tsx";
import { noFilter, statsOf } from "../../features/actions/task-list.ts";
import { TaskTable } from "../../features/actions/task-table.tsx";
import { sampleAction, sampleActions } from "../../samples/sample-actions.ts";
import { Samples } from "./sample.tsx";

const nothing = (): void => {};
const usual: Arrangement = { group: "status", sort: "rank", descending: false };
const ranks = rankTasks(sampleActions);
const groupsOf = (actions: readonly Action[]) => arrangeTasks(actions, usual, ranks);

export function TaskSamples() {
  const shared = { changes: new Map(), hrefOf: () => "#", onOpen: nothing, order: "" };
  const list = { ...shared, onMove: nothing, openId: sampleAction.id };
  const selection = { chosen: [], has: () => false, toggle: nothing, chooseAll: nothing, clear: nothing };
  const commands = { move: nothing, complete: nothing };
  return (
    <Samples title="Tasks">
      <DoFirst actions={sampleActions} hrefOf={() => "#"} onOpen={nothing} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Overview stats={statsOf(sampleActions)} actions={sampleActions} />
      </div>
      <FilterPanel names={[]} filter={noFilter} onFilter={nothing} onClear={nothing} onHide={nothing} />
      <TaskTable
        {...shared}
        selection={selection}
        commands={commands}
        groups={groupsOf(sampleActions)}
        ranks={ranks}
        arrangement={usual}
        onSort={nothing}
      />
      <TaskGroupList groups={groupsOf(sampleActions)} compact={false} {...list} />
      <TaskGroupList groups={groupsOf([])} compact={false} {...list} />
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <TaskGroupList groups={groupsOf(sampleActions)} compact {...list} />
        <TaskDetail action={sampleAction} split shortcuts onMove={nothing} onBack={nothing} onStep={nothing} />
      </div>
    </Samples>
  );
}
