import type { ReactNode } from "react";

export interface ReportSectionProps {
  /** Of the section, for the contents list. */
  readonly id: string;
  readonly title: string;
  /** What the section shows, in one sentence. */
  readonly sentence?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a report; the sentence under the title says what the part shows. */
export function ReportSection({ id, title, sentence, aside, children }: ReportSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-18">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={`${id}-title`} className="text-20 font-semibold break-after-avoid">
            {title}
          </h2>
          {sentence !== undefined && <p className="mt-1 max-w-prose text-14 text-pretty text-ink-2">{sentence}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
