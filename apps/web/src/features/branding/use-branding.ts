import { defaultBranding, getBranding, getStatus, getVersion, limits, type Branding } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/client.ts";
import { applyBranding } from "./apply-branding.ts";

const FOREVER = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The brand of this host; the defaults until it has come and when it can't be had. */
export function useBranding(): Branding {
  const { data } = useQuery({ ...FOREVER, queryKey: ["public", "branding"], queryFn: loadBranding });
  const branding = data ?? defaultBranding;
  useEffect(() => applyBranding(branding), [branding]);
  return branding;
}

async function loadBranding(): Promise<Branding> {
  try {
    return (await call(getBranding, {})).data;
  } catch (error) {
    console.error("Branding could not be loaded; defaults remain", error);
    return defaultBranding;
  }
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
