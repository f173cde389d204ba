import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

export const controlStyle = cva(
  "w-full min-w-0 rounded-control border border-control bg-surface text-ink transition-[border-color,box-shadow] hover:border-ink-3 focus:border-brand-text focus:ring-3 focus:ring-brand-text/20 focus:outline-none disabled:opacity-55 aria-invalid:border-bad-line aria-invalid:focus:ring-bad-line/20",
  {
    variants: {
      scale: {
        small: "h-8 px-2.5 text-13 pointer-coarse:h-10 pointer-coarse:text-16",
        medium: "h-10 px-3 text-14 pointer-coarse:text-16",
        large: "h-12 px-4 text-16",
      },
    },
    defaultVariants: { scale: "medium" },
  },
);

type ControlProps = VariantProps<typeof controlStyle>;

export function Input({ scale, className, ...rest }: ComponentProps<"input"> & ControlProps) {
  return <input className={cx(controlStyle({ scale }), className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea className={cx(controlStyle(), "h-auto min-h-24 py-2", className)} {...rest} />;
}
