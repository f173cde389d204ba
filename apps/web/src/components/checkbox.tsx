import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** The box alone, for rows of a table; its name is read out. */
export function CheckBox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={cx("relative inline-flex shrink-0 align-middle", className)}>
      <input
        type="checkbox"
        className="peer size-4 cursor-pointer pointer-coarse:size-6 appearance-none rounded-[4px] border border-control bg-surface transition-colors checked:border-brand checked:bg-brand disabled:cursor-default disabled:bg-sunken"
        {...rest}
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute inset-0.5 hidden size-3 text-on-brand peer-checked:block pointer-coarse:size-5"
      />
    </span>
  );
}

export function Checkbox({ label, checked, onChange, hint, disabled = false }: CheckboxProps) {
  return (
    // A finger needs 44 px: the label's margin takes back what its padding adds beside the box.
    <label
      className={cx(
        "flex min-h-6 items-start gap-2.5 text-14 pointer-coarse:-mx-2.5 pointer-coarse:p-2.5",
        disabled ? "text-ink-3" : "cursor-pointer",
      )}
    >
      <CheckBox
        className="mt-0.5 pointer-coarse:mt-0"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="pointer-coarse:pt-0.5">
        {label}
        {hint !== undefined && <span className="block text-13 text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
