import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { controlStyle } from "./input.tsx";

/** The browser's own chooser of a file, in the look of the other fields. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="file"
      className={cx(
        controlStyle(),
        "cursor-pointer ps-1.5 py-1.5 file:me-3 file:h-7 file:cursor-pointer file:rounded-control file:border-0 file:bg-hover file:px-3 file:text-13 file:text-ink",
        className,
      )}
      {...rest}
    />
  );
}
