import { countOf } from "./numbers.ts";

/** "42 s", "3 min 5 s", "2 h 10 min", "6 days" */
export function formatWait(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), "days"],
    [Math.floor(seconds / 3600) % 24, "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const first = parts.findIndex(([amount]) => amount > 0);
  if (first === -1) return "0 s";
  const shown = parts.slice(first, first + 2).filter(([amount]) => amount > 0);
  return shown.map(([amount, unit]) => (unit === "days" ? countOf(amount, "day") : `${amount} ${unit}`)).join(" ");
}
