import type { SecondProof } from "@audit/contract";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Input } from "../../components/input.tsx";
import { focusField, useForm } from "../../components/use-form.ts";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { canUsePasskeys, isGivenUp, showPasskey } from "../../session/passkeys.ts";
import { t } from "../../language/messages.ts";

export interface SecondStepProps {
  readonly email: string;
  readonly password: string;
  /** What the form is called, and what its button says. */
  readonly label: string;
  /** Goes on with what was shown; a rejection's sentence stays in the form. */
  readonly onShown: (second: SecondProof) => Promise<void>;
  readonly onBack: () => void;
}

/** What an account shows beside its password: a code, or a passkey. */
export default function SecondStep({ email, password, label, onShown, onBack }: SecondStepProps) {
  const wait = useWait();
  const [asking, setAsking] = useState(false);
  const form = useForm({ code: "" }, async ({ code }, { setFault }) => {
    if (wait.seconds > 0) return;
    await onShown({ code }).catch((error: unknown) => {
      wait.start(waitOf(error));
      setFault("root", sentenceFor(error, t("This could not be checked")));
    });
  });
  const { ref } = form.element;
  useEffect(() => focusField(ref, "code"), [ref]);
  const usePasskey = async (): Promise<void> => {
    setAsking(true);
    try {
      await onShown(await showPasskey(email, password));
    } catch (error) {
      const sentence = isGivenUp(error) ? t("No passkey was shown.") : sentenceFor(error, t("No passkey was shown."));
      form.setFault("root", sentence);
    }
    setAsking(false);
  };
  return (
    <form {...form.element} className="grid gap-5" aria-label={label}>
      <Field label={t("Code")} hint={t("Six digits of your authenticator, or one of your recovery codes.")}>
        {(ids) => (
          <Input
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            {...ids}
            {...form.register("code", (code) => code.trim() !== "" || t("Please enter a code."))}
            {...(form.faults.code === undefined ? {} : { "aria-invalid": true })}
          />
        )}
      </Field>
      <FormError sentence={form.faults.code ?? form.faults.root} wait={wait.seconds} />
      <Button type="submit" look="primary" size="large" busy={form.isSubmitting} disabled={wait.seconds > 0}>
        {label}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        {canUsePasskeys() && (
          <Button icon={<KeyRound aria-hidden className="size-4" />} busy={asking} onClick={() => void usePasskey()}>
            {t("Use a passkey")}
          </Button>
        )}
        <Button look="quiet" onClick={onBack}>
          {t("Back")}
        </Button>
      </div>
    </form>
  );
}
