import type { ReactNode } from "react";

export interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a task. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section>
      <div className="mb-2 flex min-h-7 items-center justify-between gap-3">
        <h3 className="text-14 font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Text({ children }: { readonly children: string }) {
  return <p className="max-w-prose text-14 leading-6 whitespace-pre-line text-ink-2">{children}</p>;
}
