import { CallFailed, getReport, listFindingUrls, listPages, type ActionEvidence, type Report } from "@audit/contract";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useSettled } from "../../components/use-settled.ts";
import { SAMPLE_JOB } from "../../sample/sample-names.ts";

/** Its findings never change; the state of the tasks that mend them does. */
const FRESH_MS = 30_000;
const ASK_AGAIN_MS = 5_000;
/** Who types goes on typing within this time. */
const SETTLED_MS = 250;

const isNotReady = (error: unknown): boolean => error instanceof CallFailed && error.code === "REPORT_NOT_READY";

/** The report of a finished job; asked for again while the job still runs. */
export function useReport(jobId: string) {
  return useQuery({
    queryKey: ["report", jobId],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<Report> => {
      if (jobId === SAMPLE_JOB) return (await import("../../sample/sample.ts")).readSampleReport(signal);
      return (await call(getReport, { params: { id: jobId } }, signal)).data;
    },
    refetchInterval: ({ state }) => (isNotReady(state.error) ? ASK_AGAIN_MS : false),
  });
}

async function readUrls(jobId: string, rule: string, after: number, signal?: AbortSignal) {
  if (jobId === SAMPLE_JOB) return (await import("../../sample/sample.ts")).readSampleAddresses(rule, signal);
  return (await call(listFindingUrls, { params: { id: jobId, ruleId: rule }, query: { after } }, signal)).data;
}

/** The addresses of one finding, some hundred at a time. */
export function useFindingUrls(jobId: string, rule: string) {
  return useInfiniteQuery({
    queryKey: ["report", jobId, "urls", rule],
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readUrls(jobId, rule, pageParam, signal),
    getNextPageParam: ({ next }) => next,
  });
}

/** Fewer letters are in nearly every address. */
const LEAST_LETTERS = 2;
const PAGES_SHOWN = 5;

/** Pages with a fault whose address holds this text; undefined where nothing was asked. */
export function usePagesFound(jobId: string, text: string) {
  const search = useSettled(text.trim(), SETTLED_MS);
  const isAsked = search.length >= LEAST_LETTERS && jobId !== SAMPLE_JOB;
  const { data } = useQuery({
    queryKey: ["report", jobId, "pages", search],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    enabled: isAsked,
    queryFn: async ({ signal }) =>
      (await call(listPages, { params: { id: jobId }, query: { search, limit: PAGES_SHOWN } }, signal)).data,
  });
  return isAsked && data !== undefined && data.total > 0 ? { query: search, found: data } : undefined;
}

/** All addresses of one finding. @throws what a call throws. */
export async function readAllUrls(jobId: string, rule: string): Promise<ActionEvidence[]> {
  const all: ActionEvidence[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof readUrls>> = await readUrls(jobId, rule, after);
    all.push(...page.addresses);
    after = page.next;
  }
  return all;
}
