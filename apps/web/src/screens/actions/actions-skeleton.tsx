import { Loading, Skeleton } from "../../components/states.tsx";
import { t } from "../../language/messages.ts";

/** The shape of the page before anything is known. */
export function ActionsSkeleton() {
  return (
    <Loading label={t("Loading tasks")}>
      <div className="-mt-4 grid gap-3">
        <div className="flex h-11 items-center justify-between">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-8 w-96 max-lg:hidden" />
        </div>
        <PlanShape />
      </div>
    </Loading>
  );
}

/** The shape of the plan while it is on the way. */
export function PlanSkeleton() {
  return (
    <Loading label={t("Loading tasks")}>
      <PlanShape />
    </Loading>
  );
}

/** Tabs, what to do first, figures, rows; as tall as the window, so that the footer never jumps. */
export function PlanShape() {
  return (
    <div className="grid min-h-dvh content-start gap-4">
      <div className="h-10 border-b border-line">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="grid gap-4 max-sm:hidden lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-44" />
        <Skeleton className="h-44 max-lg:hidden" />
      </div>
      <Skeleton className="h-8" />
      <div className="grid gap-2">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-8" />
        ))}
      </div>
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The shape of an opened task. */
export function TaskSkeleton() {
  return (
    <Loading label={t("Loading task")}>
      <div className="grid max-w-3xl gap-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </Loading>
  );
}
