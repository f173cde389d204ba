import {
  cancelSubscription,
  checkDiscount,
  createCheckout,
  getBillingHistory,
  listTiers,
  openPortal,
  previewPlanChange,
  reactivateSubscription,
  updatePlan,
  type PricedTier,
  type SubscriptionTier,
  type Transaction,
} from "@audit/contract";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const HISTORY = ["billing", "history"] as const;
export const HISTORY_PAGE = 10;

/** What this brand sells; prices change rarely. */
export function useTiers() {
  return useQuery({
    queryKey: ["billing", "tiers"],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => (await call(listTiers, {}, signal)).data,
  });
}

/** Payments and credits, page by page, newest first. */
export function useHistory() {
  return useInfiniteQuery({
    queryKey: HISTORY,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await call(getBillingHistory, { query: { limit: HISTORY_PAGE, offset: pageParam } }, signal)).data.transactions,
    getNextPageParam: (last: readonly Transaction[], pages) =>
      last.length >= HISTORY_PAGE ? pages.reduce((sum, page) => sum + page.length, 0) : undefined,
  });
}

const refreshHistory = (): Promise<void> => queryClient.invalidateQueries({ queryKey: HISTORY });

/** Whether a discount code is good; undefined while nobody knows. */
export function useDiscount(code: string | undefined): boolean | undefined {
  const { data } = useQuery({
    queryKey: ["billing", "discount", code],
    enabled: code !== undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => (await call(checkDiscount, { query: { code: code ?? "" } }, signal)).data.valid,
  });
  return data;
}

export interface Purchase {
  readonly tier: PricedTier["key"];
  readonly promotionCode: string | undefined;
  /** The domain whose report it was opened from. */
  readonly domain: string | undefined;
}

/** Opens the hosted checkout and goes there. */
export function useCheckout() {
  return useMutation({
    mutationFn: async ({ tier, promotionCode, domain }: Purchase) => {
      const successUrl = `${location.origin}/account/subscription-success`;
      const cancelUrl = `${location.origin}/account/upgrade`;
      const { data } = await call(createCheckout, { body: { tier, successUrl, cancelUrl, promotionCode, domain } });
      location.assign(data.url);
    },
  });
}

/** What a change would cost today. */
export function usePlanPreview(newTier: SubscriptionTier) {
  return useQuery({
    queryKey: ["billing", "preview", newTier],
    gcTime: 0,
    queryFn: async ({ signal }) => (await call(previewPlanChange, { body: { newTier } }, signal)).data,
  });
}

export interface PlanMove {
  readonly newTier: SubscriptionTier;
  readonly currentTier: SubscriptionTier;
  readonly isUpgrade: boolean;
}

export function useUpdatePlan() {
  return useMutation({
    mutationFn: async (body: PlanMove) => (await call(updatePlan, { body })).data,
  });
}

export function usePortal() {
  return useMutation({
    mutationFn: async () => {
      const body = { returnUrl: `${location.origin}/account/subscription` };
      return (await call(openPortal, { body })).data.url;
    },
  });
}

/** @returns when the plan ends */
export function useCancel() {
  return useMutation({
    mutationFn: async (immediately: boolean) =>
      (await call(cancelSubscription, { body: { immediately } })).data.data.currentPeriodEnd,
    onSuccess: refreshHistory,
  });
}

export function useReactivate() {
  return useMutation({
    mutationFn: async () => (await call(reactivateSubscription, {})).message,
    onSuccess: refreshHistory,
  });
}
