import { CallFailed } from "@audit/contract";
import { useEffect, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Input } from "../../components/input.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { focusField, useForm } from "../../components/use-form.ts";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { signIn } from "../../session/sign-in.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const SecondStep = lazyPart(() => import("./second-step.tsx"));

export interface LoginFormProps {
  readonly email: string;
  /** Takes the focus as soon as it is there. */
  readonly first: boolean;
  readonly onDone: () => void;
}

/** The server decides what is right; nothing is checked here. */
export function LoginForm({ email, first, onDone }: LoginFormProps) {
  const [known, setKnown] = useState<{ email: string; password: string } | null>(null);
  const wait = useWait();
  const { register, element, faults, isSubmitting } = useForm({ email, password: "" }, async (values, form) => {
    if (wait.seconds > 0) return;
    try {
      await signIn(values.email, values.password);
      onDone();
    } catch (error) {
      if (error instanceof CallFailed && error.code === "SECOND_FACTOR_NEEDED") return setKnown(values);
      wait.start(waitOf(error));
      form.setFault("root", sentenceFor(error, texts.loginFailed));
    }
  });
  const { ref } = element;
  useEffect(() => {
    if (first) focusField(ref, email === "" ? "email" : "password");
  }, [email, first, ref]);
  if (known !== null) {
    return (
      <Late waiting={null} missing={<FormError sentence={texts.networkError} wait={0} />}>
        <SecondStep
          {...known}
          label={t("Login")}
          onBack={() => setKnown(null)}
          onShown={async (second) => {
            await signIn(known.email, known.password, second);
            onDone();
          }}
        />
      </Late>
    );
  }
  return (
    <form {...element} className="grid gap-5" aria-label={t("Login")}>
      <Field label={t("Email")}>
        {(ids) => <Input type="email" autoComplete="username" {...ids} {...register("email")} />}
      </Field>
      <PasswordField label={t("Password")} autoComplete="current-password" {...register("password")} />
      <FormError sentence={faults.root} wait={wait.seconds} />
      <Button type="submit" look="primary" size="large" busy={isSubmitting} disabled={wait.seconds > 0}>
        {t("Login")}
      </Button>
    </form>
  );
}
