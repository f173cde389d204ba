import { FilterPanel } from "../../features/actions/filter-panel.tsx";
import { StatStrip } from "../../features/actions/stat-strip.tsx";
import { TaskDetail } from "../../features/actions/task-detail.tsx";
import { TaskGroupList } from "../../features/actions/task-groups.tsx";
import { groupTasks, noFilter, statsOf } from "../../features/actions/task-list.ts";
import { sampleAction, sampleActions } from "../../samples/sample-actions.ts";
import { Samples } from "./sample.tsx";

const nothing = (): void => {};

export function TaskSamples() {
  const list = { openId: sampleAction.id, changes: new Map(), hrefOf: () => "#", onOpen: nothing, onMove: nothing };
  return (
    <Samples title="Tasks">
      <StatStrip stats={statsOf(sampleActions)} actions={sampleActions} />
      <TaskGroupList groups={groupTasks(sampleActions)} compact={false} {...list} />
      <TaskGroupList groups={groupTasks([])} compact={false} {...list} />
      <div className="grid gap-8 lg:grid-cols-[14rem_20rem_minmax(0,1fr)]">
        <FilterPanel
          stats={statsOf(sampleActions)}
          filter={noFilter}
          onFilter={nothing}
          onClear={nothing}
          onHide={nothing}
        />
        <TaskGroupList groups={groupTasks(sampleActions)} compact {...list} />
        <TaskDetail action={sampleAction} split shortcuts onMove={nothing} onBack={nothing} onStep={nothing} />
      </div>
    </Samples>
  );
}
