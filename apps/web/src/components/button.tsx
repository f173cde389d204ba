import { cva, cx, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** Also worn by links that act like buttons. */
export const buttonStyle = cva(
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border font-medium whitespace-nowrap transition-colors select-none disabled:opacity-55 aria-disabled:opacity-55",
  {
    variants: {
      look: {
        primary: "border-transparent bg-brand text-on-brand hover:not-disabled:bg-brand-hover",
        secondary: "border-line bg-surface text-ink hover:not-disabled:bg-hover",
        quiet: "border-transparent text-ink-2 hover:not-disabled:bg-hover hover:not-disabled:text-ink",
        danger: "border-bad-line/50 bg-surface text-bad hover:not-disabled:bg-bad-tint",
      },
      size: {
        small: "h-7 px-2.5 text-13 pointer-coarse:h-9",
        medium: "h-8 px-3 text-13 pointer-coarse:h-10",
        large: "h-11 px-5 text-14",
      },
    },
    defaultVariants: { look: "secondary", size: "medium" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonStyle> {
  /** Shows a spinner and takes no further clicks. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

/** One act at a time: neither the second click of a double click nor one while it is busy does anything. */
export function Button({ look, size, busy = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={cx(buttonStyle({ look, size }), className)}
      // Not `disabled`, which would take the focus from whoever has just pressed it.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />;
}
