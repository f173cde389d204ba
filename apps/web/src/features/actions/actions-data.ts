import {
  type Action,
  type Analysis,
  CallFailed,
  type CallReply,
  deleteAnalysis,
  listActions,
  listAnalyses,
  subscribeActions,
} from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { LoginNeeded, sendTaskChanges, usePendingChanges, withChanges } from "./waiting-changes.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const ANALYSES = ["analyses"] as const;
const planKey = (jobId: string) => ["plan", jobId] as const;

export function useAnalyses() {
  return useQuery({
    queryKey: ANALYSES,
    queryFn: async ({ signal }) => (await call(listAnalyses, { query: {} }, signal)).analyses,
  });
}

export type PlanRead = Omit<CallReply<typeof listActions>, "success">;
type Plan = PlanRead;

/** The ranked tasks of one analysis and its summary, with the changes that are still on their way. */
export function usePlan(analysis: Pick<Analysis, "jobId"> | undefined) {
  const jobId = analysis?.jobId ?? "";
  const pending = usePendingChanges();
  const query = useQuery({
    queryKey: planKey(jobId),
    enabled: analysis !== undefined,
    queryFn: ({ signal }): Promise<Plan> => call(listActions, { query: { jobId } }, signal),
  });
  const { data } = query;
  const plan = useMemo(() => data && { ...data, actions: withChanges(data.actions, pending) }, [data, pending]);
  return { ...query, data: plan };
}

/** What is shown is what the server answered; the rest of the plan may have moved with it. */
sendTaskChanges((actions) => {
  for (const action of actions) keepTask(action.job_id, action);
  for (const jobId of new Set(actions.map(({ job_id }) => job_id))) void refreshPlan(jobId);
});

/** Asks the server to announce changes of tasks; a failure is only logged, the page then reads as offline. */
export function useSubscription(): boolean {
  const { isSuccess } = useQuery({
    queryKey: ["actions subscription"],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      try {
        return await call(subscribeActions, {});
      } catch (error) {
        console.error("Live updates of tasks could not be subscribed to", error);
        throw error;
      }
    },
  });
  return isSuccess;
}

export const refreshAnalyses = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ANALYSES });
export const refreshPlan = (jobId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: planKey(jobId) });

export function keepSummary(jobId: string, executiveSummary: string): void {
  queryClient.setQueryData<Plan>(planKey(jobId), (plan) => plan && { ...plan, executiveSummary });
}

/** Puts what the server has of a task in the place of what is shown. */
export function keepTask(jobId: string, action: Action): void {
  queryClient.setQueryData<Plan>(
    planKey(jobId),
    (plan) => plan && { ...plan, actions: plan.actions.map((other) => (other.id === action.id ? action : other)) },
  );
}

/** Deletes an analysis; it leaves the list at once. */
export function useDeleteAnalysis() {
  return useMutation({
    mutationFn: (id: string) => call(deleteAnalysis, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData<Analysis[]>(ANALYSES, (analyses) => analyses?.filter((analysis) => analysis.id !== id));
      void refreshAnalyses();
    },
  });
}

/** The printed alert of a status change that failed. */
export function moveFault(error: unknown): string {
  if (error instanceof LoginNeeded)
    return t("Error: {actionLoginNeeded}", { actionLoginNeeded: texts.actionLoginNeeded });
  const unreachable = error instanceof CallFailed ? undefined : texts.actionUpdateFailed;
  return t("Error: {error}", { error: sentenceFor(error, texts.actionUpdateFailed, unreachable) });
}
