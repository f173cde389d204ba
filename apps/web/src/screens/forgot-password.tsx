import { Link, useSearch } from "@tanstack/react-router";
import { linkStyle } from "../components/link-style.ts";
import { ForgotForm } from "../features/accounts/forgot-form.tsx";
import { useDevelopmentMode } from "../features/branding/use-branding.ts";
import { usePageTitle } from "../title/page-title.ts";
import { t } from "../language/messages.ts";

export default function ForgotPasswordScreen() {
  const { email } = useSearch({ from: "/anonymous/forgot-password" });
  const developing = useDevelopmentMode();
  usePageTitle(t("Forgot password"));
  return (
    <div className="mx-auto w-full max-w-sm py-10 sm:py-16">
      <h1 className="text-28 font-semibold">{t("Forgot password")}</h1>
      <p className="mt-1 mb-8 text-14 text-ink-2">
        {t("We mail you a link to set a new one. It works for 60 minutes.")}
      </p>
      <ForgotForm email={email ?? ""} mailbox={developing ? "/dev/mail" : null} />
      <p className="mt-6 text-14 text-ink-2">
        {t("Remembered it?")}{" "}
        <Link to="/login" search={{ email }} className={linkStyle}>
          {t("Login")}
        </Link>
      </p>
    </div>
  );
}
