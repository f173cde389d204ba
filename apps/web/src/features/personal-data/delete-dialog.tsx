import { CallFailed } from "@audit/contract";
import { useState, type FormEvent } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { FormError } from "../../components/form-error.tsx";
import { PasswordField } from "../../components/password-field.tsx";
import { showToast } from "../../components/toasts.ts";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { leaveForGood } from "./personal-data-data.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";
import { texts } from "../../language/texts.ts";

const FORM = "delete-account";

interface Fault {
  readonly at: "password" | "form";
  readonly sentence: string;
}

interface DeleteDialogProps {
  /** Name of the plan that is charged for; null without one. */
  readonly plan: string | null;
  readonly credits: number;
  readonly onClose: () => void;
}

/** Names what is lost and asks for the password, because there is no way back. */
export default function DeleteDialog({ plan, credits, onClose }: DeleteDialogProps) {
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const wait = useWait();
  const leave = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === "") return setFault({ at: "password", sentence: texts.currentPasswordMissing });
    setBusy(true);
    setFault(null);
    try {
      showToast(await leaveForGood(password));
    } catch (error) {
      wait.start(waitOf(error));
      setFault(faultOf(error));
      setBusy(false);
    }
  };
  const footer = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t("Keep my account")}
      </Button>
      <Button look="danger" type="submit" form={FORM} busy={busy} disabled={wait.seconds > 0}>
        {t("Delete for good")}
      </Button>
    </>
  );
  return (
    <Dialog size="md" title={t("Delete your account?")} onClose={() => !busy && onClose()} footer={footer}>
      <p className="text-14 text-ink-2">{t("This can't be undone. At once you lose:")}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-14 text-ink-2 marker:text-ink-3">
        <li>{t("all analyses, reports and tasks with their notes; what is running stops")}</li>
        <li>{t("all links that you shared: whoever opens one finds nothing")}</li>
        {plan !== null && <li>{t("your {plan} plan, which is cancelled without a refund", { plan })}</li>}
        {credits > 0 && (
          <li>
            {credits === 1 ? t("one unused credit") : t("{credits} unused credits", { credits })}
            {t(", without a refund")}
          </li>
        )}
      </ul>
      <p className="mt-3 text-13 text-ink-3">
        {t("Of payments we keep what, when and how much, as bookkeeping law asks, but not whose they were.")}
      </p>
      <form id={FORM} noValidate className="mt-5 grid gap-4" onSubmit={(event) => void leave(event)}>
        <PasswordField
          label={t("Current password")}
          autoComplete="current-password"
          value={password}
          error={fault?.at === "password" ? fault.sentence : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <FormError sentence={fault?.at === "form" ? fault.sentence : undefined} wait={wait.seconds} />
      </form>
    </Dialog>
  );
}

function faultOf(error: unknown): Fault {
  const at = error instanceof CallFailed && error.code === "WRONG_CREDENTIALS" ? "password" : "form";
  return { at, sentence: sentenceFor(error, rareTexts.accountDeleteFailed) };
}
