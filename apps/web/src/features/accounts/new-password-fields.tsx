import { PasswordField } from "../../components/password-field.tsx";
import type { Form } from "../../components/use-form.ts";
import { passwordFault, passwordHint } from "./new-password.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export type NewPasswordValues = {
  /** Only asked for where a session sets the password. */
  current: string;
  password: string;
  confirmation: string;
};

interface NewPasswordFieldsProps {
  readonly form: Form<NewPasswordValues>;
}

/** A new password, twice. */
export function NewPasswordFields({ form }: NewPasswordFieldsProps) {
  const { password, confirmation } = form.values;
  const isConfirmed = confirmation !== "" && confirmation === password;
  return (
    <>
      <PasswordField
        label={t("New password")}
        autoComplete="new-password"
        hint={passwordHint(password)}
        error={form.faults.password}
        {...form.register("password", (value) =>
          value === "" ? t("Please enter a new password") : passwordFault(value),
        )}
      />
      <PasswordField
        label={t("Confirm password")}
        autoComplete="new-password"
        {...(isConfirmed ? { hint: t("Passwords match") } : {})}
        error={form.faults.confirmation}
        {...form.register("confirmation", (value, all) =>
          value === "" ? t("Please repeat the new password") : value === all.password || texts.passwordsDiffer,
        )}
      />
    </>
  );
}
