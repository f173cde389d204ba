import { CallFailed, signUp, texts } from "@audit/contract";
import { useForm, useWatch } from "react-hook-form";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Input } from "../../components/input.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { createAccount } from "../../session/sign-in.ts";
import { passwordFault, passwordHint } from "./new-password.ts";

interface SignupValues {
  email: string;
  password: string;
  confirmation: string;
}

export interface SignupFormProps {
  readonly email: string;
  /** @param nextStep what the server proposes */
  readonly onDone: (nextStep: string) => void;
}

export function SignupForm({ email, onDone }: SignupFormProps) {
  const { register, handleSubmit, setError, getValues, control, formState } = useForm<SignupValues>({
    defaultValues: { email, password: "", confirmation: "" },
  });
  const { errors } = formState;
  const { password, confirmation } = useWatch({ control });
  const isConfirmed = confirmation !== "" && confirmation === password;
  const wait = useWait();
  const submit = handleSubmit(async (values) => {
    if (wait.seconds > 0) return;
    try {
      onDone(await createAccount(values.email, values.password));
    } catch (error) {
      wait.start(waitOf(error));
      const isWeak = error instanceof CallFailed && error.code === "WEAK_PASSWORD";
      const message = sentenceFor(error, texts.signupFailed);
      setError(isWeak ? "password" : "root", { message }, { shouldFocus: isWeak });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5" aria-label="Sign Up">
      <Field label="Email" error={errors.email?.message}>
        {(ids) => <Input type="email" autoComplete="email" {...ids} {...register("email", { validate: emailFault })} />}
      </Field>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password?.message}
        {...register("password", { validate: passwordFault })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...(isConfirmed ? { hint: "Passwords match" } : {})}
        error={errors.confirmation?.message}
        {...register("confirmation", {
          validate: (value) => value === getValues("password") || texts.passwordsDiffer,
        })}
      />
      <FormError sentence={errors.root?.message} wait={wait.seconds} />
      <Button type="submit" look="primary" size="large" busy={formState.isSubmitting} disabled={wait.seconds > 0}>
        Sign Up
      </Button>
    </form>
  );
}

/** One truth about what an address is: the call's own schema. */
function emailFault(email: string): string | true {
  if (email.trim() === "") return "Please enter your email address";
  return signUp.body.shape.email.safeParse(email).success || "Please enter a valid email address";
}
