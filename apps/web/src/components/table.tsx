import { cx } from "class-variance-authority";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** Rows of 40 px and more under a head that stays in sight. */
export interface TableProps {
  readonly caption: string;
  /** Columns are as wide as their heads say: a long table is then laid out without looking into each cell. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}

export function Table({ caption, fixed = false, children }: TableProps) {
  return (
    <table
      className={cx("-mx-3 w-[calc(100%+1.5rem)] border-separate border-spacing-0 text-13", fixed && "table-fixed")}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

const headStyle = "h-9 border-b border-line bg-page px-3 text-12 font-medium text-ink-3";
/** The style sheet has this one last, so that it would win over a column's own. */
const aligned = (className = ""): string => (className.includes("text-end") ? "" : "text-start");

export function Th({ className, ...rest }: ComponentProps<"th">) {
  return <th scope="col" className={cx(headStyle, aligned(className), className)} {...rest} />;
}

export function Td({ className, ...rest }: ComponentProps<"td">) {
  return <td className={cx("h-14 border-b border-line px-3", className)} {...rest} />;
}

export interface SortHeadProps {
  readonly children: string;
  /** Undefined when the table is sorted by something else. */
  readonly direction: "asc" | "desc" | undefined;
  readonly onSort: () => void;
  readonly className?: string;
}

const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column head that sorts; the second click turns the order round. */
export function SortHead({ children, direction, onSort, className }: SortHeadProps) {
  const Icon = direction === undefined ? ChevronsUpDown : icons[direction];
  const spoken = direction && { asc: "ascending", desc: "descending" }[direction];
  return (
    <Th aria-sort={spoken as "ascending" | "descending" | undefined} className={cx("relative", className)}>
      {/* The press counts anywhere in the head, not on the word alone. */}
      <button
        type="button"
        onClick={onSort}
        className={cx(
          "-ms-1.5 inline-flex h-7 after:absolute after:inset-0 items-center gap-1 rounded-control px-1.5 hover:bg-hover hover:text-ink",
          direction && "text-ink",
        )}
      >
        {children}
        <Icon aria-hidden className={cx("size-3", direction === undefined && "opacity-60")} />
      </button>
    </Th>
  );
}
