import { CallFailed, requestReset } from "@audit/contract";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FormError } from "../../components/form-error.tsx";
import { Input } from "../../components/input.tsx";
import { Note } from "../../components/panel.tsx";
import { useWait, waitOf } from "../../components/use-wait.ts";
import { formatWait } from "../../format/wait.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

/** Between two mails to one reader: the first may still be on its way. */
const RESEND_SECONDS = 60;

type Outcome = { readonly kind: "none" | "sent" } | { readonly kind: "failed"; readonly sentence: string };

export interface ForgotFormProps {
  readonly email: string;
  /** Where mails can be read on a developer's machine. */
  readonly mailbox: string | null;
}

export function ForgotForm({ email: given, mailbox }: ForgotFormProps) {
  const [email, setEmail] = useState(given);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const wait = useWait();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setSending(true);
    setOutcome({ kind: "none" });
    try {
      await call(requestReset, { body: { email } });
      wait.start(RESEND_SECONDS);
      setOutcome({ kind: "sent" });
    } catch (error) {
      wait.start(waitOf(error));
      setOutcome({ kind: "failed", sentence: sentenceOf(error) });
    } finally {
      setSending(false);
    }
  };
  const isSent = outcome.kind === "sent";
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5" aria-label={t("Forgot password")}>
      <Field label={t("Email")}>
        {(ids) => (
          <Input
            type="email"
            autoComplete="username"
            ref={field}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            {...ids}
          />
        )}
      </Field>
      {isSent && <SentNote mailbox={mailbox} />}
      {outcome.kind === "failed" && <FormError sentence={outcome.sentence} wait={wait.seconds} />}
      <Button
        type="submit"
        look={isSent ? "secondary" : "primary"}
        size="large"
        busy={sending}
        disabled={email.trim() === "" || wait.seconds > 0}
      >
        {isSent ? againLabel(wait.seconds) : t("Send reset link")}
      </Button>
    </form>
  );
}

const againLabel = (seconds: number): string =>
  seconds > 0 ? t("Send again in {seconds}", { seconds: formatWait(seconds) }) : t("Send again");

function SentNote({ mailbox }: { readonly mailbox: string | null }) {
  return (
    <div role="status">
      <Note meaning="good">
        <p>{texts.resetSent}</p>
        <p className="mt-1 text-ink-2">{t("Nothing there after a few minutes? Look into your spam folder.")}</p>
        {mailbox !== null && (
          <a href={mailbox} className="underline underline-offset-3">
            {t("Open the development mailbox")}
          </a>
        )}
      </Note>
    </div>
  );
}

/** Only what the visitor can put right himself is told in the server's words. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return texts.resetSendFailed;
  if (error.status === 400) return t("Please enter a valid email address");
  return error.status === 429 ? error.message : texts.resetSendFailed;
}
