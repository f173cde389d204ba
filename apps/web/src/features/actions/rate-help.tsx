import type { Action } from "@audit/contract";
import { cx } from "class-variance-authority";
import { useId } from "react";
import { t } from "../../language/messages.ts";

const RATES = [1, 2, 3, 4, 5];

export interface RateHelpProps {
  readonly action: Pick<Action, "effectiveness_rating">;
  readonly onRate: (rating: number) => void;
}

/** Did it help? Asked once the fault is seen to be gone. */
export function RateHelp({ action: { effectiveness_rating: given }, onRate }: RateHelpProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-2">
      <span id={id}>{t("Did it help your site?")}</span>
      <span className="flex items-center gap-2">
        <span className="text-12 text-ink-3">{t("Not at all")}</span>
        <span role="group" aria-labelledby={id} className="flex gap-1">
          {RATES.map((rating) => (
            <button
              key={rating}
              type="button"
              aria-pressed={rating === given}
              onClick={() => onRate(rating)}
              className={cx(
                "size-7 rounded-control border text-13 tabular-nums pointer-coarse:size-10",
                rating === given ? "border-brand bg-brand-tint font-semibold text-ink" : "border-line hover:bg-hover",
              )}
            >
              {rating}
            </button>
          ))}
        </span>
        <span className="text-12 text-ink-3">{t("Very much")}</span>
      </span>
    </div>
  );
}
