import { cx } from "class-variance-authority";
import { useRef, useState, type ComponentProps } from "react";
import { Tooltip } from "./tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "ref"> {
  /** Read out, and shown on hover and focus. */
  readonly label: string;
  /** Shown instead of the label where that is longer than it needs to be. */
  readonly hint?: string;
}

/** A square button with an icon only; its hint comes when the pointer or the keyboard is near, and goes with Escape. */
export function IconButton({ label, hint, className, ...rest }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const come = (): void => setNear(true);
  const go = (): void => setNear(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        onPointerEnter={come}
        onPointerLeave={go}
        onFocus={come}
        onBlur={go}
        onKeyDown={(event) => event.key === "Escape" && go()}
        className={cx(
          "inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10",
          className,
        )}
        {...rest}
      />
      {near && <Tooltip text={hint ?? label} anchor={button} />}
    </>
  );
}
