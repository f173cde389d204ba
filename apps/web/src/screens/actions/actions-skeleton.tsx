import { Loading, Skeleton } from "../../components/states.tsx";

/** The shape of the page before anything is known. */
export function ActionsSkeleton() {
  return (
    <Loading label="Loading actions">
      <div className="grid gap-6">
        <div className="grid gap-4">
          <Skeleton className="h-5 w-32" />
          <div className="flex h-24 items-center justify-between">
            <Skeleton className="h-10 w-72 max-w-full" />
            <Skeleton className="h-18 w-40 max-sm:hidden" />
          </div>
        </div>
        <PlanShape />
      </div>
    </Loading>
  );
}

/** The shape of the plan while it is on the way. */
export function PlanSkeleton() {
  return (
    <Loading label="Loading tasks">
      <PlanShape />
    </Loading>
  );
}

/** Filters, figures, cards. */
export function PlanShape() {
  return (
    <div className="grid gap-6">
      <div className="h-10 border-b border-line">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="grid gap-8 2xl:grid-cols-[14rem_minmax(0,1fr)]">
        <Skeleton className="h-96 max-2xl:hidden" />
        <div className="grid content-start gap-6">
          <Skeleton className="h-30" />
          <Skeleton className="h-21" />
          <div className="grid gap-3 pt-8 lg:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))]">
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The shape of an opened task. */
export function TaskSkeleton() {
  return (
    <Loading label="Loading task">
      <div className="grid max-w-3xl gap-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </Loading>
  );
}
