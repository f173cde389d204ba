import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Tooltip } from "./tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** Read out, and shown on hover and focus. */
  readonly label: string;
  /** Shown instead of the label where that is longer than it needs to be. */
  readonly hint?: string;
}

/** A square button with an icon only. */
export function IconButton({ label, hint, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={hint ?? label}>
      <button
        type="button"
        aria-label={label}
        className={cx(
          "inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10",
          className,
        )}
        {...rest}
      />
    </Tooltip>
  );
}
