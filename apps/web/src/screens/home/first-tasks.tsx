import { useNavigate } from "@tanstack/react-router";
import { Skeleton } from "../../components/states.tsx";
import { useAnalyses, usePlan } from "../../features/actions/actions-data.ts";
import { DoFirst } from "../../features/actions/do-first.tsx";
import { hostName } from "../../format/hosts.ts";

/** What to do first, by the latest analysis. */
export default function FirstTasks() {
  const { data: analyses, isError } = useAnalyses();
  const latest = analyses?.find(({ actions_count: count }) => count > 0);
  const plan = usePlan(latest);
  const navigate = useNavigate();
  if (isError || plan.isError || (analyses !== undefined && latest === undefined)) return null;
  if (latest === undefined || plan.data === undefined) return <Skeleton className="h-47 max-sm:h-58" />;
  const { jobId, domain } = latest;
  return (
    <DoFirst
      actions={plan.data.actions}
      site={hostName(domain)}
      hrefOf={(actionId) => `/dashboard/actions?jobId=${jobId}&actionId=${actionId}`}
      onOpen={(actionId) => void navigate({ to: "/dashboard/actions", search: { jobId, actionId } })}
    />
  );
}
