import { cx } from "class-variance-authority";
import { Framed } from "./code-block.tsx";
import { CopyButton } from "./copy-button.tsx";
import { evidenceText } from "./evidence-text.ts";
import { EvidenceValue } from "./evidence-value.tsx";
import { PageLink } from "./page-link.tsx";
import { t } from "../language/messages.ts";

export interface EvidenceProps {
  readonly url: string;
  /** The place in the page or the response. */
  readonly at: string;
  /** What stood there; null when nothing did. */
  readonly saw: unknown;
  /** What should stand there, where that is known. */
  readonly expected?: unknown;
}

/** One proof: the address, the place, what was seen and, for a mismatch, what was expected beside it. */
export function Evidence({ url, at, saw, expected }: EvidenceProps) {
  const mismatch = expected !== undefined;
  return (
    <Framed
      head={<PageLink url={url} />}
      tools={<CopyButton text={evidenceText(saw)} label={t("Copy what was seen")} iconOnly />}
    >
      <div className="px-4 pt-2.5 print:pt-1 font-mono text-12 text-ink-3 [overflow-wrap:anywhere]">{at}</div>
      <div className={cx("grid", mismatch && "sm:grid-cols-2 sm:divide-x sm:divide-line print:grid-cols-[2fr_1fr]")}>
        <Side label={mismatch ? t("Seen") : null} value={saw} mark="bg-bad-tint text-bad" />
        {mismatch && <Side label={t("Expected")} value={expected} mark="bg-good-tint text-good" />}
      </div>
    </Framed>
  );
}

function Side({
  label,
  value,
  mark,
}: {
  readonly label: string | null;
  readonly value: unknown;
  readonly mark: string;
}) {
  return (
    <div className="min-w-0 px-4 pt-1.5 pb-3 print:pt-0.5 print:pb-1.5">
      {label !== null && <div className="mb-1 text-12 font-medium text-ink-3">{label}</div>}
      <EvidenceValue value={value} mark={mark} />
    </div>
  );
}
