import { finishSearchConsole } from "@audit/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { call, sentenceFor } from "../api/client.ts";
import { buttonStyle, Spinner } from "../components/button.tsx";
import { ErrorText } from "../components/field.tsx";
import { showToast } from "../components/toasts.ts";
import { connectionsKey } from "../features/connections/connections-data.ts";
import { useAddressSecrets } from "../session/address-secrets.ts";
import { usePageTitle } from "../title/page-title.ts";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

/** Where Google sends people back after they gave access, or did not. */
export default function ConnectSearchConsoleScreen() {
  const { code = "", state = "", iss } = useAddressSecrets() ?? {};
  const cache = useQueryClient();
  const navigate = useNavigate();
  usePageTitle(t("Connect Search Console"));
  // The code works once: an answer, good or bad, is final.
  const { data, error } = useQuery({
    queryKey: ["connect-search-console", state],
    queryFn: async () => (await call(finishSearchConsole, { body: { code, state, iss } })).data,
    enabled: code !== "" && state !== "",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    cache.setQueryData(connectionsKey, data);
    showToast(t("Search Console is connected"));
    void navigate({ to: "/account", hash: "connections", replace: true });
  }, [data, cache, navigate]);
  const refused = code === "" ? t("No access was given at Google, so nothing is connected.") : null;
  const sentence = refused ?? (error && sentenceFor(error, rareTexts.searchConsoleLinkDead));
  return (
    <div className="mx-auto grid w-full max-w-sm justify-items-start gap-6 py-10 sm:py-16">
      <h1 className="text-28 font-semibold">{t("Connect Search Console")}</h1>
      {sentence ? (
        <>
          <ErrorText>{sentence}</ErrorText>
          <Link to="/account" hash="connections" className={buttonStyle({ look: "primary" })}>
            {t("Back to connections")}
          </Link>
        </>
      ) : (
        <p role="status" className="flex items-center gap-2 text-14 text-ink-2">
          <Spinner /> {t("Asking Google what may be read")}
        </p>
      )}
    </div>
  );
}
