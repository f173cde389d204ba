import { lazy, Suspense } from "react";
import { Skeleton } from "../../components/states.tsx";
import type { JobDetailsProps } from "./job-details.tsx";

const JobDetails = lazy(() => import("./job-details.tsx"));

/** What stands behind Details; its code is loaded when the first one is opened. */
export function DetailsArea(props: JobDetailsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-24 w-full" />}>
      <JobDetails {...props} />
    </Suspense>
  );
}
