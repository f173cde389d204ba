import {
  checkHealth,
  getMonitoring,
  limits,
  listAllJobs,
  listAuditLog,
  listUserProgress,
  removeLogo,
  retryJob,
  stopJob,
  uploadLogo,
  type AdminJobFilter,
  type ProgressColumn,
} from "@audit/contract";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const JOBS = ["admin", "jobs"] as const;
const MONITORING = ["admin", "monitoring"] as const;
const AUDIT = ["admin", "audit"] as const;

export interface JobWish {
  readonly filter?: AdminJobFilter | undefined;
  readonly search?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Jobs of all accounts, read again at the printed pace while `refreshing`. */
export function useAllJobs(wish: JobWish, refreshing = true) {
  return useQuery({
    queryKey: [...JOBS, wish],
    queryFn: ({ signal }) => call(listAllJobs, { query: { ...wish } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshing ? limits.adminRefreshMs : false,
  });
}

const refreshJobs = (): Promise<void> => queryClient.invalidateQueries({ queryKey: JOBS });

export const useStopJob = () =>
  useMutation({ mutationFn: (id: string) => call(stopJob, { params: { id } }), onSettled: refreshJobs });

export const useRetryJob = () =>
  useMutation({ mutationFn: (id: string) => call(retryJob, { params: { id } }), onSettled: refreshJobs });

/** How everything stands, at the printed pace. */
export function useMonitoring() {
  return useQuery({
    queryKey: MONITORING,
    queryFn: async ({ signal }) => (await call(getMonitoring, {}, signal)).data,
    refetchInterval: limits.adminRefreshMs,
  });
}

/** Asks every part now instead of showing its last answer. */
export function useCheckHealth() {
  return useMutation({
    mutationFn: async () => (await call(checkHealth, {})).data,
    onSuccess: (data) => queryClient.setQueryData(MONITORING, data),
  });
}

const PROGRESS_PAGE = 100;

export interface ProgressWish {
  readonly sort?: ProgressColumn | undefined;
  readonly direction?: "asc" | "desc" | undefined;
  readonly search?: string | undefined;
}

/** How far each account is, part by part. */
export function useUserProgress(wish: ProgressWish) {
  return useInfiniteQuery({
    queryKey: ["admin", "progress", wish],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(listUserProgress, { query: { ...wish, limit: PROGRESS_PAGE, offset: pageParam } }, signal),
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { data }) => sum + data.length, 0);
      return last.data.length > 0 && read < last.totals.rows ? read : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** What administrators did, part by part, newest first. */
export function useAuditLog() {
  return useInfiniteQuery({
    queryKey: AUDIT,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => call(listAuditLog, { query: { before: pageParam } }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

const refreshAudit = (): Promise<void> => queryClient.invalidateQueries({ queryKey: AUDIT });

export const useUploadLogo = () =>
  useMutation({
    mutationFn: (body: { readonly logo_data: string; readonly filename: string }) => call(uploadLogo, { body }),
    onSuccess: refreshAudit,
  });

export const useRemoveLogo = () => useMutation({ mutationFn: () => call(removeLogo, {}), onSuccess: refreshAudit });
