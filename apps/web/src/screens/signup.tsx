import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { safeNext } from "../app/next-path.ts";
import { linkStyle } from "../components/link-style.ts";
import { Offers } from "../features/accounts/offers.tsx";
import { SampleReport } from "../features/accounts/sample-report.tsx";
import { SignupForm } from "../features/accounts/signup-form.tsx";
import { pathOfStep } from "../session/next-step.ts";
import { readWish } from "../features/jobs/first-wish.ts";
import { usePageTitle } from "../title/page-title.ts";
import { t } from "../language/messages.ts";

export default function SignupScreen() {
  const { next, email } = useSearch({ from: "/anonymous/signup" });
  const navigate = useNavigate();
  const wish = readWish();
  usePageTitle(t("Sign Up"));
  return (
    <div className="grid gap-12 py-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-20 lg:py-12">
      <div>
        <h1 className="text-28 font-semibold">{t("Sign Up")}</h1>
        <p className="mt-1 mb-8 text-14 text-ink-2">
          {wish === null
            ? t("An address and a password are all we need.")
            : t("Then the audit of {host} begins at once.", { host: new URL(wish).host })}
        </p>
        <SignupForm
          email={email ?? ""}
          onDone={(step) => void navigate({ href: safeNext(pathOfStep(step, next)), replace: true })}
        />
        <p className="mt-6 text-14 text-ink-2">
          {t("Already have an account?")}{" "}
          <Link to="/login" search={{ next, email }} className={linkStyle}>
            {t("Login")}
          </Link>
        </p>
      </div>
      <section aria-labelledby="offers-title" className="grid content-start gap-7">
        <h2 id="offers-title" className="text-20 font-semibold lg:mt-1">
          {t("See what to fix first, and why")}
        </h2>
        <SampleReport />
        <Offers />
      </section>
    </div>
  );
}
