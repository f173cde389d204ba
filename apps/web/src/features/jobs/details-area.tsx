import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Loading, Skeleton } from "../../components/states.tsx";
import type { JobDetailsProps } from "./job-details.tsx";
import { t } from "../../language/messages.ts";

const JobDetails = lazyPart(() => import("./job-details.tsx"));

/** What stands behind Details. */
export function DetailsArea(props: JobDetailsProps) {
  const waiting = (
    <Loading label={t("Loading details")}>
      <Skeleton className="h-24 w-full" />
    </Loading>
  );
  return (
    <Late
      waiting={waiting}
      missing={<p className="text-13 text-ink-3">{t("Not connected: the details can't be shown.")}</p>}
    >
      <JobDetails {...props} />
    </Late>
  );
}
