import {
  getSubscriptionStatus,
  syncCredits,
  syncSubscription,
  verifyPayment,
  type AccessStatus,
} from "@audit/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { refreshProfile } from "../../session/sign-in.ts";

const ACCESS = ["access"] as const;

/** What the account may use. */
export function useAccess() {
  return useQuery({
    queryKey: ACCESS,
    queryFn: async ({ signal }) => (await call(getSubscriptionStatus, {}, signal)).data,
  });
}

/** Reads it again, and the balance that the profile carries. */
export async function refreshAccess(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: ACCESS }), refreshProfile()]);
}

/** Asks the payment provider for the present state. */
export function useSyncSubscription() {
  return useMutation({
    mutationFn: () => call(syncSubscription, {}),
    onSuccess: ({ data }) => void queryClient.setQueryData<AccessStatus>(ACCESS, data),
  });
}

/** Credits what was paid and not credited yet. */
export function useSyncCredits() {
  return useMutation({ mutationFn: () => call(syncCredits, {}), onSuccess: refreshAccess });
}

/** Turns a paid checkout into access; repeated calls change nothing. */
export function useVerifyPayment() {
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      call(verifyPayment, { body: sessionId === undefined ? {} : { session_id: sessionId } }),
    onSuccess: refreshAccess,
  });
}
