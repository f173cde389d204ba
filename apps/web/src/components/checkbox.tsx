import { Check } from "lucide-react";
import type { ReactNode } from "react";

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
}

export function Checkbox({ label, checked, onChange, hint }: CheckboxProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-start gap-2.5 text-14">
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-4 cursor-pointer appearance-none rounded-[4px] border border-control bg-surface transition-colors checked:border-brand checked:bg-brand"
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
