import { limits, type Action } from "@audit/contract";
import { LockOpen } from "lucide-react";
import { buttonStyle } from "../../components/button.tsx";
import { formatCount } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface UpgradeBannerProps {
  readonly total: number;
  readonly shown: readonly Action[];
  /** What a purchase opens, and where its buyer goes on. */
  readonly domain: string;
  readonly jobId: string;
}

/** Says how much of the plan is not here, and what opens it. */
export default function UpgradeBanner({ total, shown, domain, jobId }: UpgradeBannerProps) {
  // "100+" would be untrue of a shorter plan.
  const count = total >= limits.actionsPerPlan ? `${limits.actionsPerPlan}+` : formatCount(total);
  const onward = new URLSearchParams({ domain, next: `/dashboard/actions?jobId=${jobId}` });
  return (
    <section
      aria-label={t("Upgrade")}
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 rounded-panel border border-notice-line/35 bg-notice-tint px-5 py-4"
    >
      <div className="grid min-w-0 gap-1">
        <h2 aria-label={t("{count} wins", { count: texts.previewFound(count) })} className="text-16 font-semibold">
          <span>{texts.previewFound(count)}</span>
          <span className="ms-[0.25em]">{t("wins")}</span>
        </h2>
        <p className="text-13 text-ink-2">
          {t("You see {count} of the {total} tasks of this analysis, the ones with the highest impact.", {
            count: formatCount(shown.length),
            total: formatCount(total),
          })}
        </p>
      </div>
      <a href={`/account/upgrade?${onward}`} className={buttonStyle({ look: "primary", size: "large" })}>
        <LockOpen aria-hidden className="size-4" />
        {texts.previewUnlock(count)}
      </a>
    </section>
  );
}
