import {
  addTracker,
  createIssue,
  listIssues,
  listTrackers,
  removeTracker,
  type Tracker,
  type TrackerKind,
} from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const LIST = ["trackers"] as const;
const issuesKey = (action: string) => ["trackers", "issues", action] as const;

/** Tools that this account sends tasks to. */
export const useTrackers = () =>
  useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => (await call(listTrackers, {}, signal)).data.trackers,
  });

export interface NewTracker {
  readonly kind: TrackerKind;
  readonly name: string;
  readonly project: string;
  readonly token: string;
  readonly address: string;
}

/** @throws CallFailed with the sentence to show */
export async function connectTracker({ address, ...rest }: NewTracker): Promise<void> {
  const body = { ...rest, ...(address === "" ? {} : { address }) };
  const { tracker } = (await call(addTracker, { body })).data;
  queryClient.setQueryData<Tracker[]>(LIST, (trackers = []) => [...trackers, tracker]);
}

/** @throws CallFailed with the sentence to show */
export async function forgetTracker(id: string): Promise<void> {
  await call(removeTracker, { params: { id } });
  queryClient.setQueryData<Tracker[]>(LIST, (trackers = []) => trackers.filter((tracker) => tracker.id !== id));
}

/** The issues of a task, with what their tools say now. @param enabled false where there is no tool */
export const useIssues = (action: string, enabled: boolean) =>
  useQuery({
    queryKey: issuesKey(action),
    enabled,
    queryFn: async ({ signal }) => (await call(listIssues, { params: { id: action } }, signal)).data.issues,
  });

export const useSendTask = (action: string) =>
  useMutation({
    mutationFn: (tracker: string) => call(createIssue, { params: { id: action }, body: { tracker } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: issuesKey(action) }),
  });
