import { listTokens, revokeToken, type ApiToken } from "@audit/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { formatDay } from "../../format/dates.ts";
import { scopeWords } from "./scope-words.ts";
import { tokensKey } from "./tokens-key.ts";
import { t } from "../../language/messages.ts";

const MakeTokenDialog = lazyPart(() => import("./make-token-dialog.tsx"));

/** By what programs act for the account, and how to end that. */
export function TokensSection() {
  const cache = useQueryClient();
  const [making, setMaking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: tokensKey,
    queryFn: async () => (await call(listTokens, {})).data.tokens,
  });
  const changed = (): void => void cache.invalidateQueries({ queryKey: tokensKey });
  return (
    <section aria-labelledby="tokens-title">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id="tokens-title" className="text-16 font-semibold">
          {t("Personal tokens")}
        </h2>
        <Button onClick={() => setMaking(true)}>{t("Make a token")}</Button>
      </div>
      <Panel className="px-5">
        <p className="max-w-prose pt-4 pb-3.5 text-14 text-ink-2">
          {t(
            "By a token your own programs, pipelines and AI assistants act for you, within what you allow it. What you let in by sign-in is listed here too.",
          )}
        </p>
        {data && data.length > 0 && (
          <ul className="divide-y divide-line border-t border-line">
            {data.map((token) => (
              <TokenRow key={token.id} token={token} onRevoked={changed} />
            ))}
          </ul>
        )}
        {!data && !error && (
          <Loading label={t("Loading your tokens")}>
            <Skeleton className="mb-5 h-5 w-56" />
          </Loading>
        )}
        {!data && error && (
          <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
            <ErrorText>{sentenceFor(error, t("The list could not be loaded"))}</ErrorText>
            <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
          </div>
        )}
      </Panel>
      {making && (
        <Late waiting={null} missing={<ErrorText>{t("The dialog could not be loaded")}</ErrorText>}>
          <MakeTokenDialog onMade={changed} onClose={() => setMaking(false)} />
        </Late>
      )}
    </section>
  );
}

function TokenRow({ token, onRevoked }: { readonly token: ApiToken; readonly onRevoked: () => void }) {
  const { id, name, scopes, hint, program, expires_at, last_used_at, is_expired } = token;
  const [asking, setAsking] = useState(false);
  const revoke = async (): Promise<void> => {
    await call(revokeToken, { params: { id } });
    onRevoked();
  };
  return (
    <li className="flex items-center gap-4 py-3.5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium [overflow-wrap:anywhere]">
          {name}
          {is_expired && <Badge meaning="warning">{t("Expired")}</Badge>}
        </p>
        <p className="mt-0.5 text-13 text-ink-2">{scopes.map((scope) => scopeWords[scope].label).join(", ")}</p>
        <p className="mt-0.5 text-13 text-ink-3">
          {program === null ? (
            <span className="font-mono text-12">{hint}…</span>
          ) : (
            t("Let in from {program}", { program })
          )}
          ,{" "}
          {is_expired
            ? t("ended {day}", { day: formatDay(expires_at) })
            : t("until {day}", { day: formatDay(expires_at) })}
          ,{" "}
          {last_used_at === null ? (
            t("never used")
          ) : (
            <>
              {t("used")} <Age at={last_used_at} />
            </>
          )}
        </p>
      </div>
      <Button aria-label={t("Revoke {name}", { name })} onClick={() => setAsking(true)}>
        {t("Revoke")}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t("Revoke {name}?", { name })}
          loss={t("Whatever uses it stops working at once. This can’t be undone.")}
          confirmLabel={t("Revoke")}
          onConfirm={revoke}
          sentenceOf={(error) => sentenceFor(error, t("It could not be revoked"))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
