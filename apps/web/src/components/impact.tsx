import { cx } from "class-variance-authority";
import { capitalised } from "../format/words.ts";
import { t } from "../language/messages.ts";

const bars: Readonly<Record<string, number>> = { high: 3, medium: 2, low: 1 };

/** Impact as rising bars and a word: a list of tasks stays calm, and the order still shows at a glance. */
export function Impact({ impact, muted = false }: { readonly impact: string; readonly muted?: boolean }) {
  const filled = bars[impact] ?? 0;
  const strong = filled === 3 && !muted;
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1.5 align-middle text-12 font-medium whitespace-nowrap",
        strong ? "text-bad" : "text-ink-2",
      )}
    >
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4.25}
            y={12 - bar * 4}
            width="3.25"
            height={bar * 4}
            rx="0.75"
            fill="currentColor"
            className={bar <= filled ? "" : "opacity-25"}
          />
        ))}
      </svg>
      <span className="truncate">{t("{impact} impact", { impact: capitalised(impact) })}</span>
    </span>
  );
}
