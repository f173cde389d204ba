import { correctSiteProfile, getSiteProfile, type ProfileCorrection, type ProfileState } from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { showToast } from "../../components/toasts.ts";
import { t } from "../../language/messages.ts";

const KEY = "site profile";
const keyOf = (jobId: string) => [KEY, jobId] as const;
/** Where live updates don't arrive, it is asked for. */
const ASK_AGAIN_MS = 3_000;

/** What a finished analysis took its site for; once its plan was made again, all that is shown of it is read again. */
export function useProfile(jobId: string) {
  return useQuery({
    queryKey: keyOf(jobId),
    staleTime: 30_000,
    queryFn: async ({ signal }): Promise<ProfileState> => {
      const before = queryClient.getQueryData<ProfileState>(keyOf(jobId));
      const { data } = await call(getSiteProfile, { params: { id: jobId } }, signal);
      if (before?.remaking.state === "waiting" && data.remaking.state === "none") tellRemade(jobId);
      return data;
    },
    refetchInterval: ({ state }) => (state.data?.remaking.state === "waiting" ? ASK_AGAIN_MS : false),
  });
}

function tellRemade(jobId: string): void {
  showToast(t("Findings and plan were made again"));
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [name, id] }) => id === jobId && name !== KEY });
}

/** Says what the site is; the plan is made again then, which the answer tells. */
export function useCorrectProfile(jobId: string) {
  return useMutation({
    mutationFn: async (said: ProfileCorrection) =>
      (await call(correctSiteProfile, { params: { id: jobId }, body: said })).data,
    onSuccess: (state) => queryClient.setQueryData<ProfileState>(keyOf(jobId), state),
  });
}
