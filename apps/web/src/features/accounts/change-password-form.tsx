import { CallFailed } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Note } from "../../components/panel.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { useForm } from "../../components/use-form.ts";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { changePassword } from "../../session/change-password.ts";
import { NewPasswordFields, type NewPasswordValues } from "./new-password-fields.tsx";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const EMPTY: NewPasswordValues = { current: "", password: "", confirmation: "" };

/** @param onChanged is called when other browsers may have been signed out */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const [ended, setEnded] = useState<number | null>(null);
  const wait = useWait();
  const form = useForm(EMPTY, async ({ current, password }, { clear, setFault }) => {
    if (wait.seconds > 0) return;
    setEnded(null);
    try {
      setEnded(await changePassword(current, password));
      clear();
      onChanged();
    } catch (error) {
      wait.start(waitOf(error));
      setFault(fieldOf(error), sentenceFor(error, t("Failed to change the password")));
    }
  });
  return (
    <form {...form.element} className="grid gap-5" aria-label={t("Change password")}>
      <PasswordField
        label={t("Current password")}
        autoComplete="current-password"
        error={form.faults.current}
        {...form.register("current", (value) => value !== "" || texts.currentPasswordMissing)}
      />
      <NewPasswordFields form={form} />
      <FormError sentence={form.faults.root} wait={wait.seconds} />
      {ended !== null && <Changed ended={ended} />}
      <Button type="submit" className="justify-self-start" busy={form.isSubmitting} disabled={wait.seconds > 0}>
        {t("Change password")}
      </Button>
    </form>
  );
}

function Changed({ ended }: { readonly ended: number }) {
  return (
    <div role="status">
      <Note meaning="good">
        {texts.passwordUpdated}
        {ended > 0 &&
          ` ${ended === 1 ? t("One other browser was signed out.") : t("{ended} other browsers were signed out.", { ended })}`}
      </Note>
    </div>
  );
}

function fieldOf(error: unknown): "current" | "password" | "root" {
  if (!(error instanceof CallFailed)) return "root";
  if (error.code === "WRONG_CREDENTIALS") return "current";
  return error.code === "WEAK_PASSWORD" ? "password" : "root";
}
