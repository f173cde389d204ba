import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";

export interface ControlIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Shown under the control until there is an error. */
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly hideLabel?: boolean;
  /** Beside the label, e.g. a link. */
  readonly aside?: ReactNode;
  readonly children: (ids: ControlIds) => ReactNode;
}

/** A label, a control and what is wrong with it, tied together for everyone who can't see the page. */
export function Field({ label, hint, error, hideLabel = false, aside, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className="grid gap-1.5">
      <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <label htmlFor={id} className="text-13 font-medium text-ink-2">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-describedby": hasNote ? noteId : undefined, "aria-invalid": error ? true : undefined })}
      {hasNote && (
        <div id={noteId} className="text-13">
          {error === undefined ? <span className="text-ink-3">{hint}</span> : <ErrorText>{error}</ErrorText>}
        </div>
      )}
    </div>
  );
}

/** One sentence that says what went wrong. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-13 text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 whitespace-pre-line">{children}</span>
    </p>
  );
}
