import type { SharedAnalysis } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../components/button.tsx";
import { formatCount } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

export interface PreviewBannerProps {
  readonly preview: NonNullable<SharedAnalysis["previewMode"]>;
  readonly token: string;
  readonly onFollow: () => void;
}

/** Says what of the plan is here and what is not, and how to get the rest. */
export function PreviewBanner({ preview, token, onFollow }: PreviewBannerProps) {
  const { totalActions: total, actionsShown: shown, hidden } = preview;
  const kinds = Object.entries(hidden).map(([name, count]) => `${capitalised(name)} ${formatCount(count)}`);
  return (
    <section
      aria-label={t("Preview")}
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-panel border border-notice-line/35 bg-notice-tint px-5 py-4 print:hidden"
    >
      <div className="grid min-w-0 gap-2.5">
        <h2 className="text-14 font-semibold">{t("This is a preview of the plan")}</h2>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure label={t("Total tasks")} value={total} />
          <Figure label={t("Shown here")} value={shown} />
          <Figure label={t("Remaining")} value={total - shown} />
        </dl>
        {kinds.length > 0 && (
          <p className="text-13 text-ink-2">{t("Not shown: {kinds}", { kinds: kinds.join(" · ") })}</p>
        )}
      </div>
      <Link
        to="/signup"
        search={{ source: "preview", utm_campaign: "shared_preview", utm_content: token }}
        className={buttonStyle({ look: "primary", size: "large" })}
        onClick={onFollow}
      >
        {t("Sign up to see all tasks")}
      </Link>
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dd className="order-first text-20 font-semibold tabular-nums">{formatCount(value)}</dd>
      <dt className="text-13 text-ink-2">{label}</dt>
    </div>
  );
}
