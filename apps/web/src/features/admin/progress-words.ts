import type { ProgressColumn, UserProgress } from "@audit/contract";
import { countOf } from "../../format/numbers.ts";

/** Minutes, and the same in whole hours. */
export const timeSaved = (minutes: number): { minutes: string; hours: string } => ({
  minutes: countOf(minutes, "minute"),
  hours: countOf(Math.round(minutes / 60), "hour"),
});

export type Level = "green" | "yellow" | "orange" | "red";

/** How far along a share is, in the printed colours. */
export function levelOf(percentage: number): Level {
  if (percentage >= 80) return "green";
  if (percentage >= 50) return "yellow";
  return percentage >= 20 ? "orange" : "red";
}

type Sortable = Readonly<Record<ProgressColumn, string | number | null>>;

/** The order of two rows by one column, ascending; moments by time, whatever way they are written. Nothing comes last. */
export function compareRows(a: Sortable, b: Sortable, column: ProgressColumn): number {
  const [one, other] = [a[column], b[column]];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (column === "last_activity") return Date.parse(String(one)) - Date.parse(String(other));
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one) < String(other) ? -1 : Number(one !== other);
}

export interface Order {
  readonly sort: ProgressColumn;
  readonly direction: "asc" | "desc";
}

/** The first click sorts downwards, the next one turns the order round. */
export function orderAfterClick(column: ProgressColumn, { sort, direction }: Partial<Order>): Order {
  return { sort: column, direction: sort === column && direction === "desc" ? "asc" : "desc" };
}

/** Rows in an order; where there is none, as they came. */
export function inOrder(rows: readonly UserProgress[], { sort, direction }: Partial<Order>): readonly UserProgress[] {
  if (sort === undefined) return rows;
  const sign = direction === "asc" ? 1 : -1;
  return rows.toSorted((a, b) => {
    const empty = Number(a[sort] === null) - Number(b[sort] === null);
    return empty || sign * compareRows(a, b, sort);
  });
}
