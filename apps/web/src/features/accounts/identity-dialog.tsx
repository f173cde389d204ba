import { CallFailed, confirmIdentity, type SecondProof } from "@audit/contract";
import { useState } from "react";
import { answerIdentity } from "../../api/identity.ts";
import { call, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { FormError } from "../../components/form-error.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { useForm } from "../../components/use-form.ts";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { useAccount } from "../../session/session.ts";
import SecondStep from "./second-step.tsx";
import { t } from "../../language/messages.ts";

/** Asks who acts, before what a session that was left open must not do. */
export default function IdentityDialog() {
  const { profile, user } = useAccount();
  const email = user?.email ?? "";
  const [password, setPassword] = useState<string | null>(null);
  const wait = useWait();
  const confirm = async (current: string, second?: SecondProof): Promise<void> => {
    await call(confirmIdentity, { body: { current_password: current, ...(second === undefined ? {} : { second }) } });
    answerIdentity(true);
  };
  const form = useForm({ password: "" }, async (values, { setFault }) => {
    try {
      await confirm(values.password);
    } catch (error) {
      wait.start(waitOf(error));
      if (error instanceof CallFailed && error.code === "SECOND_FACTOR_NEEDED") setPassword(values.password);
      else setFault("root", sentenceFor(error, t("This could not be checked")));
    }
  });
  return (
    <Dialog
      size="sm"
      title={t("Is it you?")}
      description={t("You signed in a while ago. Show once more that you are {name}, then it is done.", {
        name: profile.name === "User" ? email : profile.name,
      })}
      onClose={() => answerIdentity(false)}
    >
      {password === null ? (
        <form {...form.element} className="grid gap-5" aria-label={t("Confirm")}>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={t("Password")}
            autoComplete="current-password"
            {...form.register("password", (value) => value !== "" || t("Please enter your password."))}
            error={form.faults.password}
          />
          <FormError sentence={form.faults.root} wait={wait.seconds} />
          <Button type="submit" look="primary" busy={form.isSubmitting} disabled={wait.seconds > 0}>
            {t("Go on")}
          </Button>
        </form>
      ) : (
        <SecondStep
          email={email}
          password={password}
          label={t("Go on")}
          onShown={(second) => confirm(password, second)}
          onBack={() => setPassword(null)}
        />
      )}
    </Dialog>
  );
}
