import { CallFailed, signUp } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Input } from "../../components/input.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { useForm } from "../../components/use-form.ts";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { createAccount } from "../../session/sign-in.ts";
import { passwordFault, passwordHint } from "./new-password.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface SignupFormProps {
  readonly email: string;
  /** @param nextStep what the server proposes */
  readonly onDone: (nextStep: string) => void;
}

export function SignupForm({ email, onDone }: SignupFormProps) {
  const wait = useWait();
  const empty = { email, password: "", confirmation: "" };
  const { register, element, values, faults, isSubmitting } = useForm(empty, async (filled, form) => {
    if (wait.seconds > 0) return;
    try {
      onDone(await createAccount(filled.email, filled.password));
    } catch (error) {
      wait.start(waitOf(error));
      const isWeak = error instanceof CallFailed && error.code === "WEAK_PASSWORD";
      form.setFault(isWeak ? "password" : "root", sentenceFor(error, texts.signupFailed));
    }
  });
  const isConfirmed = values.confirmation !== "" && values.confirmation === values.password;
  return (
    <form {...element} className="grid gap-5" aria-label={t("Sign Up")}>
      <Field label={t("Email")} error={faults.email}>
        {(ids) => <Input type="email" autoComplete="email" {...ids} {...register("email", emailFault)} />}
      </Field>
      <PasswordField
        label={t("Password")}
        autoComplete="new-password"
        hint={passwordHint(values.password)}
        error={faults.password}
        {...register("password", passwordFault)}
      />
      <PasswordField
        label={t("Confirm password")}
        autoComplete="new-password"
        {...(isConfirmed ? { hint: t("Passwords match") } : {})}
        error={faults.confirmation}
        {...register("confirmation", (value, { password }) => value === password || texts.passwordsDiffer)}
      />
      <FormError sentence={faults.root} wait={wait.seconds} />
      <Button type="submit" look="primary" size="large" busy={isSubmitting} disabled={wait.seconds > 0}>
        {t("Sign Up")}
      </Button>
    </form>
  );
}

/** One truth about what an address is: the call's own schema. */
function emailFault(email: string): string | true {
  if (email.trim() === "") return t("Please enter your email address");
  return signUp.body.shape.email.safeParse(email).success || t("Please enter a valid email address");
}
