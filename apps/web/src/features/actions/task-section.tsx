import type { ReactNode } from "react";

export interface SectionProps {
  readonly title: string;
  /** Where links on the same page lead to it. */
  readonly id?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a task. */
export function Section({ title, id, aside, children }: SectionProps) {
  return (
    <section id={id} className="scroll-mt-20">
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

const STEP = /^\d+\.\s+/;

/** A text whose every line is a numbered step, as a list; anything else as it is. */
export function Steps({ children }: { readonly children: string }) {
  const lines = children.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < 2 || !lines.every((line) => STEP.test(line))) return <Text>{children}</Text>;
  return (
    <ol className="grid max-w-prose list-decimal gap-1.5 ps-5 text-14 leading-6 text-ink-2 marker:text-ink-3 marker:tabular-nums">
      {lines.map((line) => (
        <li key={line} className="ps-1">
          {line.replace(STEP, "")}
        </li>
      ))}
    </ol>
  );
}
