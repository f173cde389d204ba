import {
  createShare,
  listShares,
  notePreviewCta,
  notePreviewViewed,
  openShare,
  revokeShare,
  type CallInput,
  type ShareLink,
  type SharedAnalysis,
} from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../../api/client.ts";
import { newKey } from "../../api/new-key.ts";
import { queryClient } from "../../api/query-client.ts";
import { SAMPLE_TOKEN } from "../../sample/sample-names.ts";

const LIST = ["shares"] as const;

export interface ShareFilter {
  readonly domain?: string | undefined;
  readonly jobId?: string | undefined;
}

/** Own links, newest first. */
export function useShares(filter: ShareFilter) {
  return useQuery({
    queryKey: [...LIST, filter.domain ?? "", filter.jobId ?? ""],
    queryFn: async ({ signal }) => (await call(listShares, { query: { ...filter } }, signal)).data,
  });
}

const refreshShares = (): Promise<void> => queryClient.invalidateQueries({ queryKey: LIST });

export type NewShare = CallInput<typeof createShare>["body"];

/** Makes a link. What was sent before without an answer keeps its key, so that it isn't made twice. */
export function useCreateShare() {
  const sent = useRef({ what: "", once: "" });
  return useMutation({
    mutationFn: async (body: NewShare): Promise<ShareLink> => {
      const what = JSON.stringify(body);
      if (sent.current.what !== what) sent.current = { what, once: newKey() };
      const { shareUrl, data } = await call(createShare, { body, once: sent.current.once });
      return { ...data, shareUrl };
    },
    onSuccess: () => {
      sent.current = { what: "", once: "" };
      void refreshShares();
    },
  });
}

export function useRevokeShare() {
  return useMutation({
    mutationFn: (id: string) => call(revokeShare, { params: { id } }),
    onSuccess: () => refreshShares(),
  });
}

/** What a link shows; read once, since looking again would only count nobody and cost the owner's server. */
export function useSharedAnalysis(token: string) {
  return useQuery({
    queryKey: ["public", "share", token],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      if (token === SAMPLE_TOKEN) return (await import("../../sample/sample.ts")).readSamplePlan(signal);
      return (await call(openShare, { params: { token } }, signal)).data;
    },
  });
}

/** Tells that a preview was seen or led on; nobody waits for it and its failure is nobody's concern. */
export function tellPreview(what: "viewed" | "clicked", token: string, { jobId }: SharedAnalysis): void {
  const body = { shareToken: token, jobId: jobId ?? null, timestamp: new Date().toISOString() };
  void call(what === "viewed" ? notePreviewViewed : notePreviewCta, { body }).catch(() => undefined);
}
