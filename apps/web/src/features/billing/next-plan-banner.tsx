import { plans, type SubscriptionTier } from "@audit/contract";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Note } from "../../components/panel.tsx";
import { formatDay } from "../../format/dates.ts";
import { useUpdatePlan } from "./billing-data.ts";
import { changeFault } from "./billing-faults.ts";
import { t } from "../../language/messages.ts";

export interface NextPlanBannerProps {
  readonly tier: SubscriptionTier;
  readonly nextTier: SubscriptionTier;
  /** When the next tier begins. */
  readonly begin: string | null;
  readonly onKept: (sentence: string) => void;
}

/** A downgrade that waits for the period's end, and the way out of it. */
export function NextPlanBanner({ tier, nextTier, begin, onKept }: NextPlanBannerProps) {
  const update = useUpdatePlan();
  const [present, next] = [plans[tier].name, plans[nextTier].name];
  const keep = (): void =>
    update.mutate(
      { newTier: tier, currentTier: tier, isUpgrade: false },
      { onSuccess: () => onKept(t("You keep {present}.", { present })) },
    );
  return (
    <section aria-label={t("Next plan")}>
      <Note meaning="notice">
        <div className="flex sm:-my-1 flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p>
            <span className="font-medium">
              {begin === null
                ? t("Your plan changes to {next} with its next period.", { next })
                : t("Your plan changes to {next} on {begin}.", { next, begin: formatDay(begin) })}
            </span>{" "}
            {t("Until then {present} stays as it is.", { present })}
          </p>
          <Button size="small" busy={update.isPending} onClick={keep}>
            {t("Keep {present}", { present })}
          </Button>
        </div>
        {update.error !== null && <ErrorText>{changeFault(update.error)}</ErrorText>}
      </Note>
    </section>
  );
}
