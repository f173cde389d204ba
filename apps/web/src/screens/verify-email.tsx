import { verifyEmail } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { call, sentenceFor } from "../api/client.ts";
import { buttonStyle, Spinner } from "../components/button.tsx";
import { ErrorText } from "../components/field.tsx";
import { Note } from "../components/panel.tsx";
import { useAddressSecrets } from "../session/address-secrets.ts";
import { getSession } from "../session/session.ts";
import { refreshProfile } from "../session/sign-in.ts";
import { usePageTitle } from "../title/page-title.ts";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

/** Where the mailed confirmation link leads. */
export default function VerifyEmailScreen() {
  const token = useAddressSecrets()?.["token"] ?? "";
  usePageTitle(t("Confirm your email address"));
  // The link works once: an answer, good or bad, is final.
  const { data, error } = useQuery({
    queryKey: ["public", "verify-email", token],
    queryFn: async () => (await call(verifyEmail, { body: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSignedIn = getSession().state === "authenticated";
  useEffect(() => {
    if (data && isSignedIn) void refreshProfile();
  }, [data, isSignedIn]);
  return (
    <div className="mx-auto grid w-full max-w-sm justify-items-start gap-6 py-10 sm:py-16">
      <h1 className="text-28 font-semibold">{t("Confirm your email address")}</h1>
      {data && (
        <div role="status">
          <Note meaning="good">
            <span className="[overflow-wrap:anywhere]">{t("{email} is confirmed.", { email: data.email })}</span>
          </Note>
        </div>
      )}
      {error && <ErrorText>{sentenceFor(error, rareTexts.verifyLinkInvalid)}</ErrorText>}
      {!data && !error && (
        <p role="status" className="flex items-center gap-2 text-14 text-ink-2">
          <Spinner /> {t("Checking your link")}
        </p>
      )}
      <Link to={isSignedIn ? "/account" : "/login"} className={buttonStyle({ look: "primary" })}>
        {isSignedIn ? t("Go to your account") : t("Login")}
      </Link>
    </div>
  );
}
