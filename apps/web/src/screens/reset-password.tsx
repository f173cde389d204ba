import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { safeNext } from "../app/next-path.ts";
import { Button, buttonStyle, Spinner } from "../components/button.tsx";
import { ErrorText } from "../components/field.tsx";
import { ResetForm } from "../features/accounts/reset-form.tsx";
import { useRecovery } from "../features/accounts/use-recovery.ts";
import type { LinkFault } from "../session/recovery.ts";
import { usePageTitle } from "../title/page-title.ts";
import { Alert } from "../components/alert.tsx";
import { t } from "../language/messages.ts";
import { texts } from "../language/texts.ts";

const LINK_OVER: LinkFault = { sentence: texts.resetLinkInvalid, canRetry: false };

export default function ResetPasswordScreen() {
  const { state, retry, end } = useRecovery();
  const [goal, setGoal] = useState<string | null>(null);
  const navigate = useNavigate();
  usePageTitle(t("Reset password"));
  return (
    <div className="mx-auto w-full max-w-sm py-10 sm:py-16">
      <h1 className="mb-8 text-28 font-semibold">{t("Reset password")}</h1>
      {state === "checking" && <Checking />}
      {state !== "checking" && "sentence" in state && <Faulty fault={state} onRetry={retry} />}
      {state !== "checking" && "email" in state && (
        <>
          <p className="-mt-7 mb-8 text-14 [overflow-wrap:anywhere] text-ink-2">
            {t("For {email}", { email: state.email })}
          </p>
          <ResetForm
            recovery={state}
            onDone={(redirect) => setGoal(redirect === undefined ? "/login" : safeNext(redirect))}
            onOver={() => end(LINK_OVER)}
          />
        </>
      )}
      {goal !== null && (
        <Alert text={texts.passwordUpdated} onClose={() => void navigate({ href: goal, replace: true })} />
      )}
    </div>
  );
}

function Checking() {
  return (
    <p role="status" className="flex items-center gap-2 text-14 text-ink-2">
      <Spinner /> {t("Checking your link")}
    </p>
  );
}

function Faulty({
  fault: { sentence, canRetry },
  onRetry,
}: {
  readonly fault: LinkFault;
  readonly onRetry: () => void;
}) {
  return (
    <div className="grid justify-items-start gap-5">
      <ErrorText>{sentence}</ErrorText>
      <div className="flex flex-wrap gap-2">
        {canRetry && (
          <Button look="primary" onClick={onRetry}>
            {t("Try again")}
          </Button>
        )}
        <Link to="/forgot-password" className={buttonStyle({ look: canRetry ? "secondary" : "primary" })}>
          {t("Request a new link")}
        </Link>
      </div>
    </div>
  );
}
