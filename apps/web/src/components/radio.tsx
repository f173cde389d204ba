import { cx } from "class-variance-authority";
import { useId, type ReactNode } from "react";

export interface RadioChoice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly RadioChoice<V>[];
  readonly onChange: (value: V) => void;
}

/** One of a few, all in sight, each with a word on what it means. */
export function RadioGroup<V extends string>({ label, value, choices, onChange }: RadioGroupProps<V>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-1.5 text-13 font-medium text-ink-2">{label}</legend>
      {choices.map((choice) => {
        const off = choice.disabled === true;
        return (
          <div
            key={choice.value}
            className={cx(
              "rounded-control border px-3 py-2.5 transition-colors",
              choice.value === value ? "border-brand-text bg-brand-tint" : "border-line",
            )}
          >
            <label className={cx("flex items-start gap-2.5 text-14", off ? "text-ink-3" : "cursor-pointer")}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                disabled={off}
                aria-describedby={choice.hint === undefined ? undefined : `${name}-${choice.value}`}
                onChange={() => onChange(choice.value)}
                className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-control bg-surface transition-[border-width] checked:border-5 checked:border-brand disabled:bg-sunken"
              />
              <span className="font-medium">{choice.label}</span>
            </label>
            {choice.hint !== undefined && (
              <p id={`${name}-${choice.value}`} className="ps-6.5 text-13 text-ink-2">
                {choice.hint}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
