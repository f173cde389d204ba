import { endOtherSessions, endSession, listSessions, type AccountSession } from "@audit/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { call, sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { showToast } from "../../components/toasts.ts";
import { formatDay } from "../../format/dates.ts";
import { sessionsKey } from "./sessions-key.ts";
import { t } from "../../language/messages.ts";

/** Where the account is signed in, and how to end that. */
export function SessionsPanel() {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => {
      const { sessions } = (await call(listSessions, {})).data;
      return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
    },
  });
  const endAll = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ data: { ended_count: count } }) =>
      showToast(count === 1 ? t("One browser was signed out") : t("{count} browsers were signed out", { count })),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
  const others = data?.filter(({ current }) => !current).length ?? 0;
  return (
    <section aria-labelledby="sessions-title">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id="sessions-title" className="text-16 font-semibold">
          {t("Where you are signed in")}
        </h2>
        {others > 0 && (
          <Button busy={endAll.isPending} onClick={() => endAll.mutate()}>
            {t("Sign out everywhere else")}
          </Button>
        )}
      </div>
      {endAll.error && <ErrorText>{sentenceFor(endAll.error, t("They could not be signed out"))}</ErrorText>}
      <Panel className="px-5">
        {data && (
          <ul className="divide-y divide-line">
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
        {!data && !error && (
          <Loading label={t("Loading sessions")}>
            <Skeleton className="my-5 h-5 w-56" />
          </Loading>
        )}
        {!data && error && (
          <div className="flex flex-wrap items-center justify-between gap-3 py-4">
            <ErrorText>{sentenceFor(error, t("The list could not be loaded"))}</ErrorText>
            <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
          </div>
        )}
      </Panel>
    </section>
  );
}

const PHONE = /iPhone|Android/;

function SessionRow({ session }: { readonly session: AccountSession }) {
  const cache = useQueryClient();
  const { id, current, created_at, last_seen_at } = session;
  const browser = session.browser || t("Unknown browser");
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey }),
  });
  const Icon = PHONE.test(browser) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-4 py-3.5">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          {browser}
          {current && <Badge meaning="good">{t("This browser")}</Badge>}
        </p>
        <p className="mt-0.5 text-13 text-ink-3">
          {t("Last seen")} <Age at={last_seen_at} />
          {t(", signed in {created_at}", { created_at: formatDay(created_at) })}
        </p>
        {end.error && <ErrorText>{sentenceFor(end.error, t("It could not be signed out"))}</ErrorText>}
      </div>
      {!current && (
        <Button aria-label={t("Sign out {browser}", { browser })} busy={end.isPending} onClick={() => end.mutate()}>
          {t("Sign out")}
        </Button>
      )}
    </li>
  );
}
