import { compareRuns, setSchedule, type Comparison, type ScheduleEvery } from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const keyOf = (jobId: string, base: string | undefined) => ["comparison", jobId, base ?? null] as const;

/** One run beside an earlier one; without a base beside the one before it. */
export function useComparison(jobId: string, base: string | undefined) {
  return useQuery({
    queryKey: keyOf(jobId, base),
    queryFn: async ({ signal }) => {
      const query = base === undefined ? {} : { with: base };
      return (await call(compareRuns, { params: { id: jobId }, query }, signal)).data;
    },
  });
}

/** Lets the audit of a domain repeat by itself, or stops that. */
export function useSchedule(domain: string) {
  return useMutation({
    mutationFn: async (every: ScheduleEvery) => (await call(setSchedule, { params: { domain }, body: { every } })).data,
    onSuccess: (schedule) =>
      queryClient.setQueriesData<Comparison>({ queryKey: ["comparison"] }, (known) =>
        known?.domain === domain ? { ...known, schedule } : known,
      ),
  });
}
