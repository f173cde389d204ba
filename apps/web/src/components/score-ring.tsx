import { cx } from "class-variance-authority";
import { meaningMark, type Meaning } from "./meaning.ts";
import { t } from "../language/messages.ts";

export interface ScoreRingProps {
  /** 0..100; null when nothing could be judged. */
  readonly score: number | null;
  /** What is scored, for those who can't see the ring. */
  readonly label: string;
  readonly size?: "small" | "large";
}

/** Bands of a score: below half is bad, the last fifth is good. */
export function meaningOfScore(score: number | null): Meaning {
  if (score === null) return "unknown";
  if (score >= 80) return "good";
  return score >= 50 ? "warning" : "bad";
}

const RADIUS = 32;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score as a ring with the figure in it. */
export function ScoreRing({ score, label, size = "large" }: ScoreRingProps) {
  const large = size === "large";
  return (
    <span
      role="img"
      aria-label={score === null ? t("{label}: unknown", { label }) : t("{label}: {score} of 100", { label, score })}
      className={cx("relative inline-flex shrink-0 items-center justify-center", large ? "size-18" : "size-9")}
    >
      <svg viewBox="0 0 72 72" className="absolute inset-0 -rotate-90" aria-hidden>
        <circle cx="36" cy="36" r={RADIUS} fill="none" strokeWidth={large ? 5 : 6} className="stroke-line" />
        {score !== null && (
          <circle
            cx="36"
            cy="36"
            r={RADIUS}
            fill="none"
            stroke="currentColor"
            strokeWidth={large ? 5 : 6}
            strokeLinecap="round"
            strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
            className={cx("transition-[stroke-dasharray] duration-500", meaningMark[meaningOfScore(score)])}
          />
        )}
      </svg>
      <span className={cx("relative font-semibold tabular-nums", large ? "text-20" : "text-12")}>{score ?? "–"}</span>
    </span>
  );
}
