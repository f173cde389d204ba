import { limits, signUp, texts } from "@audit/contract";
import { useForm, useWatch } from "react-hook-form";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { createAccount } from "../../session/sign-in.ts";

interface SignupValues {
  email: string;
  password: string;
  confirmation: string;
}

export interface SignupFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

export function SignupForm({ email, onDone }: SignupFormProps) {
  const { register, handleSubmit, setError, getValues, control, formState } = useForm<SignupValues>({
    defaultValues: { email, password: "", confirmation: "" },
  });
  const { errors } = formState;
  const { password, confirmation } = useWatch({ control });
  const isConfirmed = confirmation !== "" && confirmation === password;
  const submit = handleSubmit(async (values) => {
    try {
      await createAccount(values.email, values.password);
      onDone();
    } catch (error) {
      setError("root", { message: sentenceFor(error, texts.signupFailed) });
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
        hint={`At least ${limits.passwordMinLength} characters; 12 or more are safer.`}
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
      {errors.root?.message !== undefined && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" look="primary" size="large" busy={formState.isSubmitting}>
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

const passwordFault = (password: string): string | true =>
  password.length >= limits.passwordMinLength || texts.passwordTooShort(limits.passwordMinLength);
