import { cx } from "class-variance-authority";
import { useId } from "react";
import type { Meaning } from "../../components/meaning.ts";
import { meaningOfUse, type Share } from "./access-words.ts";

const fills: Readonly<Partial<Record<Meaning, string>>> = {
  good: "bg-good-line",
  warning: "bg-warning-line",
  bad: "bg-bad-line",
};

/** How much is used: in words, and as a bar that turns yellow and red. */
export function UsageMeter({ share }: { readonly share: Share }) {
  const id = useId();
  const { label, words, percent } = share;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-13">
        <span id={id} className="text-ink-2">
          {label}
        </span>
        <span className="font-medium tabular-nums">{words}</span>
      </div>
      {percent !== null && (
        <div
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(Math.min(100, percent))}
          aria-valuetext={words}
          data-meaning={meaningOfUse(percent)}
          className="h-1.5 overflow-hidden rounded-full bg-hover"
        >
          <div
            className={cx("h-full rounded-full", fills[meaningOfUse(percent)])}
            style={{ width: `${Math.min(100, percent)}%` }}
          />
        </div>
      )}
    </div>
  );
}
