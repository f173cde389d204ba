import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { meaningIcon, meaningTint, type Meaning } from "./meaning.ts";

/** A framed area: one hairline, no shadow. */
export function Panel({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("rounded-panel border border-line bg-surface", className)} {...rest} />;
}

/** A sentence that the reader should see before the rest. */
export function Note({ meaning, children }: { readonly meaning: Meaning; readonly children: ReactNode }) {
  const Icon = meaningIcon[meaning];
  return (
    <div className={cx("flex items-start gap-2 rounded-panel border px-3 py-2.5 text-13", meaningTint[meaning])}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 text-ink">{children}</div>
    </div>
  );
}
