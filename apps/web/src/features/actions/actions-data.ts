import {
  type Action,
  type ActionStatus,
  type Analysis,
  CallFailed,
  checkAction,
  type CallReply,
  deleteAnalysis,
  listActions,
  listAnalyses,
  saveActionNotes,
  subscribeActions,
  texts,
  updateAction,
} from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, sentenceFor } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { readToken } from "../../api/token.ts";
import { moveTask } from "./task-list.ts";

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

/** The ranked tasks of one analysis and its summary. */
export function usePlan(analysis: Analysis) {
  const { jobId } = analysis;
  return useQuery({
    queryKey: planKey(jobId),
    queryFn: ({ signal }): Promise<Plan> => call(listActions, { query: { jobId } }, signal),
  });
}

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

/** Moves a task: on screen at once, then at the server, then the whole plan is read again. */
export function useMoveTask(jobId: string) {
  const key = planKey(jobId);
  const show = (change: (action: Action) => Action): void => {
    queryClient.setQueryData<Plan>(key, (plan) => plan && { ...plan, actions: plan.actions.map(change) });
  };
  return useMutation({
    mutationFn: async ({ action, to }: { action: Action; to: ActionStatus }) => {
      if (readToken() === null) throw new LoginNeeded();
      await call(updateAction, { params: { id: action.id }, body: { status: to } });
    },
    onMutate: async ({ action, to }) => {
      await queryClient.cancelQueries({ queryKey: key });
      const now = new Date().toISOString();
      show((other) => (other.id === action.id ? moveTask(other, to, now) : other));
    },
    onError: (_, { action }) => show((other) => (other.id === action.id ? action : other)),
    onSettled: (_, error) => {
      // Nothing was sent without a token; asking for the plan would only be refused.
      if (!(error instanceof LoginNeeded)) void refreshPlan(jobId);
    },
  });
}

/** Has the live site looked at again for a task; the answer arrives as a live change. */
export function useCheckTask(jobId: string) {
  return useMutation({
    mutationFn: (id: string) => call(checkAction, { params: { id } }),
    onSuccess: ({ action }) => keepTask(jobId, action),
  });
}

const keepTask = (jobId: string, action: Action): void =>
  void queryClient.setQueryData<Plan>(
    planKey(jobId),
    (plan) => plan && { ...plan, actions: plan.actions.map((other) => (other.id === action.id ? action : other)) },
  );

/** Keeps the owner's words about a task. */
export function useSaveNotes(jobId: string) {
  return useMutation({
    mutationFn: ({ id, notes }: { id: string; notes: string }) =>
      call(saveActionNotes, { params: { id }, body: { notes } }),
    onSuccess: ({ action }) => keepTask(jobId, action),
  });
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

class LoginNeeded extends Error {}

/** The printed alert of a status change that failed. */
export function moveFault(error: unknown): string {
  if (error instanceof LoginNeeded) return `Error: ${texts.actionLoginNeeded}`;
  const unreachable = error instanceof CallFailed ? undefined : texts.actionUpdateFailed;
  return `Error: ${sentenceFor(error, texts.actionUpdateFailed, unreachable)}`;
}
