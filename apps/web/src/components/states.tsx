import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { requestIdOf } from "../api/client.ts";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { t } from "../language/messages.ts";

/** A bar in the shape of what will stand there. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden className={cx("skeleton block", className)} />;
}

/** Tells a screen reader that its content is on the way. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  /** Level of the title among the headings around it. */
  readonly level?: 1 | 2 | 3;
  /** What will be here, and how it gets here. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <Heading className="text-16 font-semibold">{title}</Heading>
      <div className="max-w-prose text-14 text-ink-2">{children}</div>
      {action !== undefined && <div className="mt-3">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  readonly title: string;
  readonly sentence: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
}

/** The printed text, a way to try again, and the number to quote to support. */
export function ErrorState({ title, sentence, error, onRetry, retryLabel = t("Try Again") }: ErrorStateProps) {
  const requestId = requestIdOf(error);
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="max-w-prose text-14 text-ink-2">{sentence}</p>
      <Button className="mt-3" onClick={onRetry}>
        {retryLabel}
      </Button>
      {requestId !== null && (
        <p className="mt-2 flex items-center gap-1 text-12 text-ink-3">
          {t("Request")} <code className="font-mono">{requestId}</code>
          <CopyButton text={requestId} label={t("Copy request id")} iconOnly />
        </p>
      )}
    </div>
  );
}
