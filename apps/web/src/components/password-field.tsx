import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { Field, type FieldProps } from "./field.tsx";
import { Input } from "./input.tsx";
import { t } from "../language/messages.ts";

export type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & Pick<FieldProps, "label" | "hint" | "error">;

/** A password that can be pasted, shown, and warns of caps lock. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent): void => setCapsLock(event.getModifierState("CapsLock"));
  const note = capsLock ? t("Caps Lock is on") : hint;
  return (
    <Field label={label} error={error} {...(note === undefined ? {} : { hint: note })}>
      {(ids) => (
        <div className="relative">
          <Input type={shown ? "text" : "password"} className="pe-11" onKeyUp={watch} {...ids} {...rest} />
          <button
            type="button"
            aria-label={shown ? t("Hide password") : t("Show password")}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 end-1 inline-flex w-9 items-center justify-center rounded-control text-ink-3 hover:text-ink"
          >
            {shown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
          </button>
        </div>
      )}
    </Field>
  );
}
