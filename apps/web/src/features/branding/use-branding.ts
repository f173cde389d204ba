import { defaultBranding, getBranding, getStatus, getVersion, limits, type Branding } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { applyBranding } from "./apply-branding.ts";
import { boot } from "./boot.ts";

const FOREVER = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
const BRANDING = ["public", "branding"] as const;

/** What the page came with, else the printed defaults. */
let latest: Branding = boot?.branding ?? defaultBranding;

/** Gives the page its brand before anything is shown. */
export const startBranding = (): Promise<void> => applyBranding(latest).catch(tellOfColours);

/** A page in the printed colours is better than none. */
const tellOfColours = (error: unknown): void => console.error("The brand's colours could not be made", error);

/** The brand of this host: what the page came with, then what the server says. */
export function useBranding(): Branding {
  const { data } = useQuery({ ...FOREVER, queryKey: BRANDING, queryFn: loadBranding });
  const branding = data ?? latest;
  useEffect(() => void applyBranding(branding).catch(tellOfColours), [branding]);
  return branding;
}

/** The brand as the server knows it now, which may be newer than a page that has been open for long. */
export const currentBranding = (): Promise<Branding> =>
  queryClient.fetchQuery({ ...FOREVER, queryKey: BRANDING, queryFn: loadBranding });

async function loadBranding(): Promise<Branding> {
  try {
    latest = (await call(getBranding, {})).data;
  } catch (error) {
    console.error("Branding could not be loaded; defaults remain", error);
  }
  return latest;
}

export function useVersion(): string {
  const { data } = useQuery({ ...FOREVER, queryKey: ["public", "version"], queryFn: () => call(getVersion, {}) });
  return data?.version ?? limits.defaultVersion;
}

/** Whether the server runs in development mode; false until it has said so. */
export function useDevelopmentMode(): boolean {
  const { data } = useQuery({ ...FOREVER, queryKey: ["public", "status"], queryFn: () => call(getStatus, {}) });
  return data?.data.auth_system.development_mode ?? false;
}
