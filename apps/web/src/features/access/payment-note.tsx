import type { ReactNode } from "react";
import { Button, Spinner } from "../../components/button.tsx";
import { Note } from "../../components/panel.tsx";
import { type PaymentReturn, usePaymentReturn } from "./use-payment-return.ts";
import { t } from "../../language/messages.ts";

/**
 * What came of the checkout that was just left.
 * @param children the way on, once it is verified
 */
export default function PaymentNote({ children, ...props }: PaymentReturn & { readonly children?: ReactNode }) {
  const outcome = usePaymentReturn(props);
  if (outcome === null) return null;
  return (
    <div role={outcome.state === "failed" ? "alert" : "status"}>
      {outcome.state === "checking" && (
        <p className="flex items-center gap-2 text-13 text-ink-2">
          <Spinner /> {t("Checking your payment")}
        </p>
      )}
      {outcome.state === "verified" && (
        <Note meaning="good">
          <div className="flex sm:-my-1 min-h-7 flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <p className="font-medium">{outcome.sentence}</p>
            {children}
          </div>
        </Note>
      )}
      {outcome.state === "failed" && (
        <Note meaning="bad">
          <p className="font-medium">{outcome.sentence}</p>
          <p className="mt-0.5 mb-2 text-ink-2">
            {t("Nothing is lost: what was paid is credited as soon as it is confirmed.")}
          </p>
          <Button size="small" onClick={outcome.retry}>
            {t("Try Again")}
          </Button>
        </Note>
      )}
    </div>
  );
}
