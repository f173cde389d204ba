import { getLighthouse, type LighthousePage } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** A page takes some ten seconds, and others may be before it. */
const ASK_AGAIN_MS = 15_000;

/** Lab values of a finished job's pages; asked for again as long as one of them waits. */
export function useLighthouse(jobId: string) {
  return useQuery({
    queryKey: ["lighthouse", jobId],
    queryFn: async ({ signal }): Promise<LighthousePage[]> =>
      (await call(getLighthouse, { params: { id: jobId } }, signal)).data.pages,
    refetchInterval: ({ state }) => (state.data?.some(({ result }) => result === null) ? ASK_AGAIN_MS : false),
  });
}
