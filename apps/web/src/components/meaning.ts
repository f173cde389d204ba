import { CircleAlert, CircleCheck, CircleDashed, Info, TriangleAlert, type LucideIcon } from "lucide-react";

/** The five things that a colour may say; each also says it with an icon or a word. */
export type Meaning = "good" | "notice" | "warning" | "bad" | "unknown";

export const meaningIcon: Readonly<Record<Meaning, LucideIcon>> = {
  good: CircleCheck,
  notice: Info,
  warning: TriangleAlert,
  bad: CircleAlert,
  unknown: CircleDashed,
};

export const meaningText: Readonly<Record<Meaning, string>> = {
  good: "text-good",
  notice: "text-notice",
  warning: "text-warning",
  bad: "text-bad",
  unknown: "text-unknown",
};

/** Background, edge and text of a tinted area. */
export const meaningTint: Readonly<Record<Meaning, string>> = {
  good: "border-good-line/35 bg-good-tint text-good",
  notice: "border-notice-line/35 bg-notice-tint text-notice",
  warning: "border-warning-line/40 bg-warning-tint text-warning",
  bad: "border-bad-line/35 bg-bad-tint text-bad",
  unknown: "hatch border-unknown-line/40 bg-unknown-tint text-unknown",
};

/** The solid mark: ring, bar, dot. */
export const meaningMark: Readonly<Record<Meaning, string>> = {
  good: "text-good-line",
  notice: "text-notice-line",
  warning: "text-warning-line",
  bad: "text-bad-line",
  unknown: "text-unknown-line",
};
