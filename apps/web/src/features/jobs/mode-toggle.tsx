import { cx } from "class-variance-authority";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

export const submitModes = ["single", "batch"] as const;
export type SubmitMode = (typeof submitModes)[number];

export interface ModeToggleProps {
  readonly mode: SubmitMode;
  readonly onMode: (mode: SubmitMode) => void;
}

/** One address or many. */
export function ModeToggle({ mode, onMode }: ModeToggleProps) {
  return (
    <div role="group" aria-label={t("How many websites")} className="inline-flex rounded-control bg-hover/70 p-0.5">
      {submitModes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onMode(each)}
          className={cx(
            "h-7 rounded-control border px-3 text-13 transition-colors pointer-coarse:h-9",
            each === mode
              ? "border-line bg-surface font-medium text-ink"
              : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {capitalised(each)}
        </button>
      ))}
    </div>
  );
}
