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
        className="peer size-4 cursor-pointer appearance-none rounded-[4px] border border-control bg-surface transition-colors checked:border-brand checked:bg-brand disabled:cursor-default disabled:bg-sunken"
        {...rest}
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute inset-0.5 hidden size-3 text-on-brand peer-checked:block"
      />
    </span>
  );
}

export function Checkbox({ label, checked, onChange, hint, disabled = false }: CheckboxProps) {
  return (
    <label className={cx("flex min-h-6 items-start gap-2.5 text-14", disabled ? "text-ink-3" : "cursor-pointer")}>
      <CheckBox
        className="mt-0.5"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <span className="block text-13 text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
