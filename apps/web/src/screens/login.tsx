import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { safeNext } from "../app/next-path.ts";
import { linkStyle } from "../components/link-style.ts";
import { LoginForm } from "../features/accounts/login-form.tsx";
import { useBranding } from "../features/branding/use-branding.ts";
import { wasHere } from "../session/was-here.ts";
import { usePageTitle } from "../title/page-title.ts";
import { StrangerPanel } from "./stranger-panel.tsx";
import { t } from "../language/messages.ts";

/** From here on the form stands beside what a stranger is told, not below it. */
const BESIDE = "(min-width: 64rem)";

export default function LoginScreen() {
  const { next, email } = useSearch({ from: "/anonymous/login" });
  const navigate = useNavigate();
  const { tagline } = useBranding();
  const [isStranger] = useState(() => next === undefined && email === undefined && !wasHere());
  usePageTitle(t("Login"));
  const form = (
    <div className="mx-auto w-full max-w-sm">
      <h1 className="text-28 font-semibold">{t("Login")}</h1>
      <p className="mt-1 mb-8 text-14 text-ink-2">
        {next === undefined ? tagline : t("Sign in to go on where you were.")}
      </p>
      <LoginForm
        email={email ?? ""}
        first={!isStranger || matchMedia(BESIDE).matches}
        onDone={() => void navigate({ href: safeNext(next), replace: true })}
      />
      <p className="mt-6 text-14">
        <Link to="/forgot-password" search={{ email }} className={linkStyle}>
          {t("Forgot password?")}
        </Link>
      </p>
      <p className="mt-3 text-14 text-ink-2">
        {t("No account yet?")}{" "}
        <Link to="/signup" search={{ next, email }} className={linkStyle}>
          {t("Sign up for free")}
        </Link>
      </p>
    </div>
  );
  if (!isStranger) return <div className="py-10 sm:py-16">{form}</div>;
  return (
    <div className="grid gap-14 py-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20 lg:py-12">
      <StrangerPanel />
      {form}
    </div>
  );
}
