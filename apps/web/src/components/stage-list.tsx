import { cx } from "class-variance-authority";
import { Check, X } from "lucide-react";
import { t } from "../language/messages.ts";

export interface Stage {
  readonly label: string;
  readonly state: "done" | "current" | "ahead" | "failed";
}

/** The stages of a job as one thin line that fills. */
export function StageList({ stages }: { readonly stages: readonly Stage[] }) {
  return (
    <ol aria-label={t("Stages")} className="text-13">
      {stages.map(({ label, state }, index) => (
        <li
          key={label}
          aria-current={state === "current" ? "step" : undefined}
          className="relative flex h-7 items-center gap-3"
        >
          {index > 0 && (
            <span
              aria-hidden
              className={cx(
                "absolute bottom-[calc(50%+0.5rem)] left-[7px] h-3 w-0.5",
                state === "ahead" ? "bg-line" : "bg-brand-text",
              )}
            />
          )}
          <Dot state={state} />
          <span className={wordStyle[state]}>
            {label}
            <span className="sr-only">{spoken[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const wordStyle = {
  done: "text-ink-2",
  current: "font-medium text-ink",
  ahead: "text-ink-3",
  failed: "font-medium text-bad",
};
const spoken = { done: t(" (done)"), current: t(" (now)"), ahead: "", failed: t(" (stopped here)") };

function Dot({ state }: Pick<Stage, "state">) {
  const frame = "relative inline-flex size-4 shrink-0 items-center justify-center rounded-full border-2";
  if (state === "done")
    return (
      <span aria-hidden className={cx(frame, "border-brand-text bg-brand-text text-surface")}>
        <Check className="size-2.5" strokeWidth={4} />
      </span>
    );
  if (state === "failed")
    return (
      <span aria-hidden className={cx(frame, "border-bad-line bg-bad-line text-surface")}>
        <X className="size-2.5" strokeWidth={4} />
      </span>
    );
  return (
    <span aria-hidden className={cx(frame, "bg-surface", state === "current" ? "border-brand-text" : "border-line")}>
      {state === "current" && (
        <span className="size-1.5 animate-pulse rounded-full bg-brand-text motion-reduce:animate-none" />
      )}
    </span>
  );
}
