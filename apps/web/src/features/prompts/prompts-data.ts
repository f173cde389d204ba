import {
  getModelUse,
  listPromptHistory,
  listPrompts,
  revertPrompt,
  savePrompt,
  tryPrompt,
  type CallInput,
} from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const PROMPTS = ["admin", "prompts"] as const;
const historyOf = (key: string) => [...PROMPTS, key, "history"] as const;

export function usePrompts() {
  return useQuery({
    queryKey: PROMPTS,
    queryFn: async ({ signal }) => (await call(listPrompts, {}, signal)).prompts,
  });
}

export function usePromptHistory(key: string) {
  return useQuery({
    queryKey: historyOf(key),
    queryFn: async ({ signal }) => (await call(listPromptHistory, { params: { key } }, signal)).history,
  });
}

/** Prompts and their histories are read again, whoever changed them. */
const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: PROMPTS });

export type PromptEdit = CallInput<typeof savePrompt>["body"];

export function useSavePrompt(key: string) {
  return useMutation({
    mutationFn: async (body: PromptEdit) => (await call(savePrompt, { params: { key }, body })).prompt,
    onSuccess: refresh,
  });
}

export function useRevertPrompt(key: string) {
  return useMutation({
    mutationFn: async (versionId: string) => (await call(revertPrompt, { params: { key, versionId } })).prompt,
    onSuccess: refresh,
  });
}

export function useTryPrompt(key: string) {
  return useMutation({
    mutationFn: async (content: string) => (await call(tryPrompt, { params: { key }, body: { content } })).data,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: MODEL_USE }),
  });
}

const MODEL_USE = ["admin", "models"] as const;

export function useModelUse() {
  return useQuery({
    queryKey: MODEL_USE,
    queryFn: async ({ signal }) => (await call(getModelUse, {}, signal)).data,
  });
}
