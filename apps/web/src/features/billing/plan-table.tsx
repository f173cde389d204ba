import { type PricedTier, type Subscription } from "@audit/contract";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useTiers } from "./billing-data.ts";
import {
  allowancesOf,
  intervalWords,
  isUpgrade,
  popularKey,
  priceWords,
  runningTierOf,
  sellable,
} from "./plan-words.ts";
import { t } from "../../language/messages.ts";
import { sellingTexts } from "../../language/selling-texts.ts";

export interface PlanTableProps {
  readonly subscription: Subscription;
  /** The one whose checkout is being opened. */
  readonly busy: PricedTier["key"] | null;
  readonly onChoose: (tier: PricedTier) => void;
  /** What went wrong with the one that was chosen; stands where the reader's eyes are. */
  readonly renderFault: (tier: PricedTier) => ReactNode;
}

/** What can be bought, side by side. */
export function PlanTable({ subscription, ...rest }: PlanTableProps) {
  const { data, error, isError, refetch } = useTiers();
  if (data === undefined && !isError) return <TableSkeleton />;
  const tiers = sellable(data ?? []);
  if (tiers.length === 0)
    return (
      <ErrorState
        title={isError ? sellingTexts.pricesFailed : t("No prices")}
        sentence={sellingTexts.pricesUnavailable}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  const popular = popularKey(tiers, subscription.tier);
  return (
    <div className="grid gap-3">
      <ul
        aria-label={t("Plans")}
        className={cx(
          "grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2",
          tiers.length > 2 ? "lg:grid-cols-4" : "max-w-3xl",
        )}
      >
        {tiers.map((tier) => (
          <PlanColumn
            key={tier.key}
            tier={tier}
            subscription={subscription}
            isPopular={tier.key === popular}
            {...rest}
          />
        ))}
      </ul>
      <p className="text-13 text-ink-3">{sellingTexts.changeAnytime}</p>
    </div>
  );
}

interface PlanColumnProps extends PlanTableProps {
  readonly tier: PricedTier;
  readonly isPopular: boolean;
}

function PlanColumn({ tier, subscription, isPopular, busy, onChoose, renderFault }: PlanColumnProps) {
  const running = runningTierOf(subscription);
  const isCurrent = running === tier.key;
  const isNext = running !== null && subscription.nextTier === tier.key;
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-4 bg-surface p-5" data-plan={tier.key}>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{tier.name}</h2>
        {isCurrent && <Badge meaning="good">{t("Current plan")}</Badge>}
        {isNext && <Badge meaning="notice">{t("Next plan")}</Badge>}
        {isPopular && !isNext && <Badge meaning="notice">{t("Most Popular")}</Badge>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className={cx("font-semibold tabular-nums", tier.price === null ? "text-20" : "text-40")}>
          {priceWords(tier)}
        </span>
        <span className="text-13 text-ink-3">{intervalWords(tier.interval)}</span>
      </p>
      <ul className="grid content-start gap-2 text-13 text-ink-2">
        {allowancesOf(tier.key).map((line, index) => (
          <li key={line} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            <span className={index === 0 ? "font-medium text-ink" : ""}>{line}</span>
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-3">
        {isCurrent || isNext ? (
          <p className="flex h-11 items-center text-13 text-ink-3">
            {isCurrent ? t("This is your plan.") : t("Begins with your next period.")}
          </p>
        ) : (
          <Button
            size="large"
            look={isPopular ? "primary" : "secondary"}
            busy={busy === tier.key}
            disabled={busy !== null}
            onClick={() => onChoose(tier)}
          >
            {actLabel(tier, running)}
          </Button>
        )}
        {renderFault(tier)}
      </div>
    </li>
  );
}

function actLabel({ key, name, interval }: PricedTier, running: Subscription["tier"] | null): string {
  if (interval === "one_time") return t("Buy {name}", { name });
  if (running === null) return t("Choose {name}", { name });
  return isUpgrade(running, key) ? t("Upgrade to {name}", { name }) : t("Downgrade to {name}", { name });
}

function TableSkeleton() {
  return (
    <Loading label={t("Loading prices")}>
      <div className="grid gap-3">
        <div className="grid gap-px sm:grid-cols-2 lg:grid-cols-4">
          {[1, 2, 3, 4].map((column) => (
            <Skeleton key={column} className="h-72" />
          ))}
        </div>
        <Skeleton className="h-5 w-56" />
      </div>
    </Loading>
  );
}
