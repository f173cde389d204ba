import {
  addNoticeTarget,
  listNoticeDeliveries,
  listNoticeTargets,
  removeNoticeTarget,
  resendNotice,
  testNoticeTarget,
  type NoticeEvent,
  type NoticeKind,
  type NoticeTarget,
} from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const LIST = ["notices"] as const;
const logKey = (id: string) => ["notices", id, "log"] as const;
/** A delivery under way is over within seconds. */
const LOOK_AGAIN_MS = 2_000;

/** A digest waits for days. */
const isSoon = (at: string | null): boolean => at !== null && Date.parse(at) < Date.now() + 120_000;

/** Where this account is told of events. */
export const useTargets = () =>
  useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => (await call(listNoticeTargets, {}, signal)).data.targets,
  });

/** What one target was told, newest first; read again while something is on its way. */
export const useLog = (id: string) =>
  useQuery({
    queryKey: logKey(id),
    queryFn: async ({ signal }) => (await call(listNoticeDeliveries, { params: { id } }, signal)).data.deliveries,
    refetchInterval: ({ state }) =>
      state.data?.some(({ fault, state: now, next_at }) => now === "waiting" && fault === null && isSoon(next_at)) ===
      true
        ? LOOK_AGAIN_MS
        : false,
  });

export interface NewTarget {
  readonly kind: NoticeKind;
  readonly name: string;
  readonly address: string;
  readonly events: readonly NoticeEvent[];
}

/** @returns a webhook's secret, which is told this once. @throws CallFailed with the sentence to show */
export async function addTarget({ address, events, ...rest }: NewTarget): Promise<string | null> {
  const body = { ...rest, events: [...events], ...(address === "" ? {} : { address }) };
  const { target, secret } = (await call(addNoticeTarget, { body })).data;
  queryClient.setQueryData<NoticeTarget[]>(LIST, (targets = []) => [...targets, target]);
  return secret;
}

/** @throws CallFailed with the sentence to show */
export async function removeTarget(id: string): Promise<void> {
  await call(removeNoticeTarget, { params: { id } });
  queryClient.setQueryData<NoticeTarget[]>(LIST, (targets = []) => targets.filter((target) => target.id !== id));
}

export const useSendTest = (id: string) =>
  useMutation({
    mutationFn: () => call(testNoticeTarget, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: logKey(id) }),
  });

export const useResend = (target: string) =>
  useMutation({
    mutationFn: (id: string) => call(resendNotice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: logKey(target) }),
  });
