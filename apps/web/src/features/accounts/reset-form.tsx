import { CallFailed } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { FormError } from "../../components/form-error.tsx";
import { useForm } from "../../components/use-form.ts";
import { setRecoveredPassword, type Recovery } from "../../session/recovery.ts";
import { NewPasswordFields, type NewPasswordValues } from "./new-password-fields.tsx";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface ResetFormProps {
  readonly recovery: Recovery;
  /** @param redirect where the server says to go */
  readonly onDone: (redirect: string | undefined) => void;
  /** The recovery has ended meanwhile. */
  readonly onOver: () => void;
}

const EMPTY: NewPasswordValues = { current: "", password: "", confirmation: "" };

export function ResetForm({ recovery, onDone, onOver }: ResetFormProps) {
  const form = useForm(EMPTY, async ({ password }, { setFault }) => {
    try {
      onDone(await setRecoveredPassword(recovery, password));
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return onOver();
      const isWeak = error instanceof CallFailed && error.code === "WEAK_PASSWORD";
      // Not even a lost connection has words of its own here.
      const message = sentenceFor(error, texts.resetFailed, texts.resetFailed);
      setFault(isWeak ? "password" : "root", message);
    }
  });
  return (
    <form {...form.element} className="grid gap-5" aria-label={t("Reset password")}>
      {/* Lets password managers know whose password this is. */}
      <input type="email" autoComplete="username" value={recovery.email} readOnly hidden />
      <NewPasswordFields form={form} />
      <FormError sentence={form.faults.root} wait={0} />
      <Button type="submit" look="primary" size="large" busy={form.isSubmitting}>
        {t("Set new password")}
      </Button>
    </form>
  );
}
