import { texts } from "@audit/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Input } from "../../components/input.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { signIn } from "../../session/sign-in.ts";

export interface LoginFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** The server decides what is right; nothing is checked here. */
export function LoginForm({ email, onDone }: LoginFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { email, password: "" } });
  const wait = useWait();
  useEffect(() => setFocus(email === "" ? "email" : "password"), [email, setFocus]);
  const submit = handleSubmit(async (values) => {
    if (wait.seconds > 0) return;
    try {
      await signIn(values.email, values.password);
      onDone();
    } catch (error) {
      wait.start(waitOf(error));
      setError("root", { message: sentenceFor(error, texts.loginFailed) });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5" aria-label="Login">
      <Field label="Email">
        {(ids) => <Input type="email" autoComplete="username" {...ids} {...register("email")} />}
      </Field>
      <PasswordField label="Password" autoComplete="current-password" {...register("password")} />
      <FormError sentence={formState.errors.root?.message} wait={wait.seconds} />
      <Button type="submit" look="primary" size="large" busy={formState.isSubmitting} disabled={wait.seconds > 0}>
        Login
      </Button>
    </form>
  );
}
