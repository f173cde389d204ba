import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
}

export function Checkbox({ label, checked, onChange, hint, disabled = false }: CheckboxProps) {
  return (
    <label className={cx("flex min-h-6 items-start gap-2.5 text-14", disabled ? "text-ink-3" : "cursor-pointer")}>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-4 cursor-pointer appearance-none disabled:cursor-default disabled:bg-sunken rounded-[4px] border border-control bg-surface transition-colors checked:border-brand checked:bg-brand"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute inset-0.5 hidden size-3 text-on-brand peer-checked:block"
        />
      </span>
      <span>
        {label}
        {hint !== undefined && <span className="block text-13 text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
