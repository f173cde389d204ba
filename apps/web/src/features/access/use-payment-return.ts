import { limits } from "@audit/contract";
import { useEffect, useRef, useState } from "react";
import { formatDay } from "../../format/dates.ts";
import { useVerifyPayment } from "./access-data.ts";
import { verifyFault } from "./access-faults.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface PaymentReturn {
  /** Whether the address says that a checkout was just left with success. */
  readonly returned: boolean;
  readonly sessionId: string | undefined;
  /** Takes the checkout's parameters out of the address. */
  readonly clear: () => void;
}

export type PaymentOutcome =
  | { readonly state: "checking" }
  | { readonly state: "verified"; readonly sentence: string }
  | { readonly state: "failed"; readonly sentence: string; readonly retry: () => void };

/** After a checkout: verifies the payment a second later, then forgets the parameters. Null when there was none. */
export function usePaymentReturn({ returned, sessionId, clear }: PaymentReturn): PaymentOutcome | null {
  const verify = useVerifyPayment();
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const start = useRef(() => {});
  useEffect(() => {
    start.current = () => {
      setOutcome({ state: "checking" });
      verify.mutate(sessionId, {
        onSuccess: ({ expiresAt }) => {
          clear();
          const sentence =
            expiresAt === null ? t("Payment verified! Access activated.") : texts.paymentVerified(formatDay(expiresAt));
          setOutcome({ state: "verified", sentence });
        },
        onError: (error) => setOutcome({ state: "failed", sentence: verifyFault(error), retry: () => start.current() }),
      });
    };
  });
  useEffect(() => {
    if (!returned) return;
    const timer = setTimeout(() => start.current(), limits.paymentVerifyDelayMs);
    return () => clearTimeout(timer);
  }, [returned]);
  return outcome ?? (returned ? { state: "checking" } : null);
}
