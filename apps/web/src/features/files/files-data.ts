import { CallFailed, getFile, listFiles } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { t } from "../../language/messages.ts";

export function useFiles(jobId: string) {
  return useQuery({
    queryKey: ["files", jobId],
    queryFn: async ({ signal }) => (await call(listFiles, { params: { id: jobId } }, signal)).data.files,
  });
}

/** Nothing is asked without a job id: that is an error of its own. */
export function useFile(jobId: string, name: string) {
  return useQuery({
    queryKey: ["files", jobId, name],
    enabled: jobId !== "",
    queryFn: async ({ signal }) => (await call(getFile, { params: { id: jobId, name } }, signal)).data.content,
  });
}

/** True when the server did not take the token. */
export const isRefused = (error: unknown): boolean => error instanceof CallFailed && error.status === 401;

/** The printed sentence for a file that can't be shown. */
export function fileFault(jobId: string, error: unknown): string {
  if (jobId === "") return t("This file can't be shown: missing job id");
  if (error instanceof CallFailed) return t("Failed to load file: {status}", { status: error.status });
  return error instanceof TypeError ? t("Failed to load file: no connection") : t("Invalid response format");
}
