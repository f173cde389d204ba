import { cx } from "class-variance-authority";
import { meaningMark } from "./meaning.ts";
import { meaningOfScore } from "./score-ring.tsx";

/** A score as a bar, of the same colour as its ring; the figure stands beside it. */
export function ScoreBar({ score, className }: { readonly score: number | null; readonly className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className={cx("rounded-full", meaningMark[meaningOfScore(score)], className)}
    >
      <rect width="100" height="6" className="fill-line" />
      <rect width={score ?? 0} height="6" fill="currentColor" />
    </svg>
  );
}
