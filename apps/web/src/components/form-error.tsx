import { formatWait } from "../format/wait.ts";
import { ErrorText } from "./field.tsx";
import { t } from "../language/messages.ts";

export interface FormErrorProps {
  readonly sentence: string | undefined;
  /** Seconds until the form may be sent again. */
  readonly wait: number;
}

/** What went wrong with a whole form, and how long to wait before it can be sent again. */
export function FormError({ sentence, wait }: FormErrorProps) {
  if (sentence === undefined && wait === 0) return null;
  return (
    <div className="grid gap-1">
      {sentence !== undefined && <ErrorText>{sentence}</ErrorText>}
      {wait > 0 && (
        <p role="timer" className="text-13 text-ink-2 tabular-nums">
          {t("Try again in {wait}", { wait: formatWait(wait) })}
        </p>
      )}
    </div>
  );
}
