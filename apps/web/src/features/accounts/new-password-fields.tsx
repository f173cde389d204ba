import { texts } from "@audit/contract";
import { useWatch, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { PasswordField } from "../../components/password-field.tsx";
import { passwordFault, passwordHint } from "./new-password.ts";

export interface NewPasswordValues {
  /** Only asked for where a session sets the password. */
  current: string;
  password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps {
  readonly form: UseFormReturn<NewPasswordValues>;
  readonly errors: FieldErrors<NewPasswordValues>;
}

/** A new password, twice. */
export function NewPasswordFields({ form, errors }: NewPasswordFieldsProps) {
  const { password, confirmation } = useWatch({ control: form.control });
  const isConfirmed = confirmation !== "" && confirmation === password;
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password?.message}
        {...form.register("password", {
          validate: (value) => (value === "" ? "Please enter a new password" : passwordFault(value)),
        })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...(isConfirmed ? { hint: "Passwords match" } : {})}
        error={errors.confirmation?.message}
        {...form.register("confirmation", {
          validate: (value) =>
            value === ""
              ? "Please repeat the new password"
              : value === form.getValues("password") || texts.passwordsDiffer,
        })}
      />
    </>
  );
}
