import { addSite, forgetSite, listSites, verifySite, type Site } from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const LIST = ["sites"] as const;

/** Own domains and how their proofs stand. */
export function useSites() {
  return useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => (await call(listSites, {}, signal)).data.sites,
  });
}

/** Puts an answer into the list at once, by name. */
function keep(site: Site): void {
  queryClient.setQueryData<Site[]>(LIST, (sites = []) =>
    [...sites.filter(({ id }) => id !== site.id), site].toSorted((a, b) => a.domain.localeCompare(b.domain)),
  );
}

/** @throws CallFailed with the sentence to show */
export async function nameSite(domain: string): Promise<Site> {
  const { site } = (await call(addSite, { body: { domain } })).data;
  keep(site);
  return site;
}

export function useVerifySite() {
  return useMutation({
    mutationFn: async (id: string) => (await call(verifySite, { params: { id } })).data.site,
    onSuccess: keep,
  });
}

/** @throws CallFailed with the sentence to show */
export async function removeSite(id: string): Promise<void> {
  await call(forgetSite, { params: { id } });
  queryClient.setQueryData<Site[]>(LIST, (sites = []) => sites.filter((site) => site.id !== id));
}
