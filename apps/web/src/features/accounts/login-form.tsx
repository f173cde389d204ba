import { texts } from "@audit/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { signIn } from "../../session/sign-in.ts";

export interface LoginFormProps {
  readonly email: string;
  readonly onDone: () => void;
}

/** The server decides what is right; nothing is checked here. */
export function LoginForm({ email, onDone }: LoginFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { email, password: "" } });
  useEffect(() => setFocus(email === "" ? "email" : "password"), [email, setFocus]);
  const submit = handleSubmit(async (values) => {
    try {
      await signIn(values.email, values.password);
      onDone();
    } catch (error) {
      setError("root", { message: sentenceFor(error, texts.loginFailed) });
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5" aria-label="Login">
      <Field label="Email">
        {(ids) => <Input type="email" autoComplete="username" {...ids} {...register("email")} />}
      </Field>
      <PasswordField label="Password" autoComplete="current-password" {...register("password")} />
      {formState.errors.root?.message !== undefined && <ErrorText>{formState.errors.root.message}</ErrorText>}
      <Button type="submit" look="primary" size="large" busy={formState.isSubmitting}>
        Login
      </Button>
    </form>
  );
}
