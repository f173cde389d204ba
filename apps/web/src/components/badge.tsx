import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { meaningIcon, meaningText, meaningTint, type Meaning } from "./meaning.ts";

export interface BadgeProps {
  readonly meaning?: Meaning | undefined;
  readonly icon?: boolean;
  readonly children: ReactNode;
}

/** A word in a small frame; without a meaning it is just a label. */
export function Badge({ meaning, icon = false, children }: BadgeProps) {
  const Icon = meaningIcon[meaning ?? "notice"];
  const tint = meaning === undefined ? "border-line bg-sunken text-ink-2" : meaningTint[meaning];
  return (
    <span
      className={cx(
        "inline-flex h-5 items-center gap-1 rounded-control border px-1.5 text-12 font-medium whitespace-nowrap",
        tint,
      )}
    >
      {icon && meaning !== undefined && <Icon aria-hidden className="size-3" />}
      {children}
    </span>
  );
}

/** A state in words with its icon, without a frame: for lists where each row has one. */
export function Status({ meaning, children }: { readonly meaning: Meaning; readonly children: ReactNode }) {
  const Icon = meaningIcon[meaning];
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-13">
      <Icon aria-hidden className={cx("size-4 shrink-0", meaningText[meaning])} />
      <span className="truncate">{children}</span>
    </span>
  );
}
