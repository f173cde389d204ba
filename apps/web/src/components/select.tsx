import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { controlStyle } from "./input.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly hideLabel?: boolean;
  /** The label stands before the list, on its line. */
  readonly inline?: boolean;
  readonly className?: string;
}

/** The browser's own list: quick, and at home on every phone and screen reader. */
export function Select({ label, value, options, onChange, hideLabel = false, inline = false, className }: SelectProps) {
  const id = useId();
  return (
    <div className={cx(inline ? "flex items-center gap-2.5" : "grid gap-1.5", className)}>
      <label
        htmlFor={id}
        className={hideLabel ? "sr-only" : cx("text-13 font-medium text-ink-2", inline && "shrink-0")}
      >
        {label}
      </label>
      <div className={cx("relative", inline && "min-w-0 flex-1")}>
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controlStyle({ scale: "small" }), "appearance-none truncate pe-8")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-raised">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 end-2.5 size-4 -translate-y-1/2 text-ink-3"
        />
      </div>
    </div>
  );
}
