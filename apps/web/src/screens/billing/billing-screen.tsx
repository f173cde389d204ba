import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { safeNext } from "../../app/next-path.ts";
import { sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { buttonStyle } from "../../components/button.tsx";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useAccess } from "../../features/access/access-data.ts";
import { BillingHistory } from "../../features/billing/history-table.tsx";
import { forgetNext, keptNext } from "../../features/billing/next-after-purchase.ts";
import { usePageTitle } from "../../title/page-title.ts";
import { PlanChooser } from "./plan-chooser.tsx";
import { PresentPlan } from "./present-plan.tsx";
import PaymentNote from "../../features/access/payment-note.tsx";
import { t } from "../../language/messages.ts";
import { sellingTexts } from "../../language/selling-texts.ts";
import { texts } from "../../language/texts.ts";

/** /account/subscription, /account/upgrade, /account/subscription-success: choose, change and end a plan. */
export default function BillingScreen() {
  const { data: access, error, isError, refetch } = useAccess();
  const isFree = access?.subscription.tier === "free";
  usePageTitle(access === undefined || isFree ? t("Choose your plan") : t("Change your plan"));
  return (
    <div className="grid max-w-6xl gap-8">
      <div className="grid gap-3">
        <Link
          to="/account"
          className="inline-flex items-center gap-1.5 justify-self-start text-13 text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t("Back to Account")}
        </Link>
        {access === undefined ? (
          <Skeleton className="h-9 w-64" />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-28 font-semibold">{isFree ? sellingTexts.choosePlan : sellingTexts.changePlan}</h1>
            {access.payments === "sandbox" && <Badge meaning="notice">{t("TEST")}</Badge>}
          </div>
        )}
        {access?.payments === "sandbox" && (
          <p className="text-13 text-ink-3">
            {t("Purchases on this installation are a test: no real money is moved.")}
          </p>
        )}
      </div>
      <Returned />
      {access === undefined ? (
        isError ? (
          <ErrorState
            title={texts.subscriptionFailed}
            sentence={sentenceFor(error, t("Please try again."))}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={t("Loading your plan")}>
            <Skeleton className="h-80" />
          </Loading>
        )
      ) : access.payments === "off" ? (
        <p className="text-14 text-ink-2">{sellingTexts.nothingSold}</p>
      ) : (
        <>
          {!isFree && <PresentPlan access={access} />}
          <PlanChooser subscription={access.subscription} />
        </>
      )}
      {(access !== undefined || isError) && <BillingHistory />}
    </div>
  );
}

/** What came of a checkout that was just left, and the way on. */
function Returned() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [payment] = useState({ returned: search.payment_success === "true", sessionId: search.session_id });
  const [next] = useState(() => (payment.returned ? safeNext(keptNext()) : "/"));
  if (!payment.returned) return null;
  const clear = (): void =>
    void navigate({
      to: ".",
      search: (now) => ({ ...now, payment_success: undefined, session_id: undefined }),
      replace: true,
    });
  return (
    <PaymentNote {...payment} clear={clear}>
      <Link to={next} onClick={forgetNext} className={buttonStyle({ look: "primary", size: "small" })}>
        {next === "/" ? t("Go to your analyses") : t("Continue where you were")}
      </Link>
    </PaymentNote>
  );
}
