import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Loading, Skeleton } from "../../components/states.tsx";
import type { JobDetailsProps } from "./job-details.tsx";

const JobDetails = lazyPart(() => import("./job-details.tsx"));

/** What stands behind Details. */
export function DetailsArea(props: JobDetailsProps) {
  const waiting = (
    <Loading label="Loading details">
      <Skeleton className="h-24 w-full" />
    </Loading>
  );
  return (
    <Late waiting={waiting} missing={<p className="text-13 text-ink-3">Not connected: the details can't be shown.</p>}>
      <JobDetails {...props} />
    </Late>
  );
}
