import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";

export interface CodeBlockProps {
  readonly code: string;
  /** What it is, shown above. */
  readonly label: string;
}

/** Ready to paste. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  return (
    <Framed head={<span className="text-12 font-medium text-ink-2">{label}</span>} tools={<CopyButton text={code} />}>
      <pre
        tabIndex={0}
        role="group"
        aria-label={label}
        className="max-h-96 overflow-auto px-4 py-3 font-mono text-12 leading-5 whitespace-pre text-ink"
      >
        <code>{code}</code>
      </pre>
    </Framed>
  );
}

/** A frame with a head line and a mono body. */
export function Framed(props: { readonly head: ReactNode; readonly tools?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-sunken break-inside-avoid">
      <div className="flex min-h-10 items-center justify-between gap-3 border-b border-line bg-surface py-1 pe-1.5 ps-4 print:min-h-0">
        <div className="min-w-0">{props.head}</div>
        <div className="shrink-0 print:hidden">{props.tools}</div>
      </div>
      {props.children}
    </div>
  );
}
