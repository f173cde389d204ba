import { cx } from "class-variance-authority";

export interface ProgressBarProps {
  readonly label: string;
  /** 0..100 */
  readonly value: number;
  readonly look?: "running" | "done";
}

export function ProgressBar({ label, value, look = "running" }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 w-full overflow-hidden rounded-full bg-hover"
    >
      <div
        className={cx(
          "h-full rounded-full transition-[width] duration-500",
          look === "done" ? "bg-good-line" : "bg-brand-text",
        )}
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
