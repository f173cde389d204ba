import {
  createEmailTemplate,
  deleteEmailTemplate,
  getEmailSequence,
  getEmailTemplate,
  listEmailSequences,
  previewEmail,
  sendTestEmail,
  setEmailSequence,
  updateEmailTemplate,
  type EmailTemplateInput,
} from "@audit/contract";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const ALL = ["emails"] as const;
const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ALL });

export function useSequences() {
  return useQuery({
    queryKey: [...ALL, "sequences"],
    queryFn: ({ signal }) => call(listEmailSequences, {}, signal),
  });
}

export function useSequence(id: string) {
  return useQuery({
    queryKey: [...ALL, "sequence", id],
    queryFn: ({ signal }) => call(getEmailSequence, { params: { id } }, signal),
  });
}

/** Read once for a form: what is being typed must not be changed under the hands. */
export function useTemplate(id: string) {
  return useQuery({
    queryKey: ["email-template", id],
    queryFn: async ({ signal }) => (await call(getEmailTemplate, { params: { id } }, signal)).template,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSwitchSequence() {
  return useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      call(setEmailSequence, { params: { id }, body: { is_active: isActive } }),
    onSuccess: refresh,
  });
}

export function useDeleteTemplate() {
  return useMutation({
    mutationFn: (id: string) => call(deleteEmailTemplate, { params: { id } }),
    onSuccess: refresh,
  });
}

/** @param of the sequence that gets a new template, or the template that is saved and the version that was read */
export function useSaveTemplate(of: { sequenceId: string } | { id: string; version: number }) {
  return useMutation({
    mutationFn: (input: EmailTemplateInput) =>
      "id" in of
        ? call(updateEmailTemplate, { params: { id: of.id }, body: { ...input, version: of.version } })
        : call(createEmailTemplate, { params: { id: of.sequenceId }, body: input }),
    onSuccess: refresh,
  });
}

export interface Draft {
  readonly subject: string;
  readonly content: string;
}

/** The mail as the server would make it. The one before stays in sight until the next is there. */
export function usePreview(draft: Draft) {
  return useQuery({
    queryKey: ["email-preview", draft.subject, draft.content],
    queryFn: ({ signal }) => call(previewEmail, { body: { ...draft } }, signal),
    placeholderData: keepPreviousData,
    // Its page is kept for a while only, and only the latest one.
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export const useSendTest = () =>
  useMutation({ mutationFn: (draft: Draft) => call(sendTestEmail, { body: { ...draft } }) });
