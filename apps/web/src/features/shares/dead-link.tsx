import type { ReactNode } from "react";
import { Link2Off } from "lucide-react";

export interface DeadLinkProps {
  readonly title: ReactNode;
  readonly sentence: string;
  readonly children: ReactNode;
}

/** A link that shows nothing, and where to go instead. */
export function DeadLink({ title, sentence, children }: DeadLinkProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-20 text-center">
      <Link2Off aria-hidden className="mb-2 size-8 text-ink-3" />
      <h1 className="text-20 font-semibold">{title}</h1>
      <p className="max-w-prose text-14 text-ink-2">{sentence}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}
