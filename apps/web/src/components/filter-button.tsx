import { cx } from "class-variance-authority";
import { formatCount } from "../format/numbers.ts";

export interface FilterButtonProps {
  readonly label: string;
  /** Rows it would show; left out while nobody knows. */
  readonly count?: number | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** One of several ways to look at a list, with how much it would show. */
export function FilterButton({ label, count, chosen, onChoose }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cx(
        "inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 text-13 transition-colors pointer-coarse:h-10",
        chosen ? "bg-hover font-medium text-ink" : "text-ink-2 hover:bg-hover/60 hover:text-ink",
      )}
    >
      {label}
      {count !== undefined && <span className="font-normal text-ink-3 tabular-nums"> {formatCount(count)}</span>}
    </button>
  );
}
