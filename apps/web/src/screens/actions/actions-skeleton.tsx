import { Loading, Skeleton } from "../../components/states.tsx";

/** The shape of the plan while it is on the way. */
export function ActionsSkeleton() {
  return (
    <Loading label="Loading actions">
      <div className="grid gap-6">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <div className="grid gap-3 lg:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))]">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      </div>
    </Loading>
  );
}
