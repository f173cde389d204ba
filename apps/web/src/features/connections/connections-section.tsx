import { type Connections } from "@audit/contract";
import { useState, type ReactNode } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import type { Meaning } from "../../components/meaning.ts";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { useConnect, useConnections } from "./connections-data.ts";
import { ConnectedDetails } from "./connected-details.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** Sources beside the sites themselves: what each brings, and how it stands. */
export function ConnectionsSection() {
  const { data, error, refetch } = useConnections();
  return (
    <section id="connections" aria-labelledby="connections-title" className="scroll-mt-18">
      <h2 id="connections-title" className="mb-3 text-16 font-semibold">
        {t("Connections")}
      </h2>
      <Panel className="divide-y divide-line px-5">
        {data && (
          <>
            <SearchConsole connection={data.searchConsole} />
            <FieldData state={data.fieldData.state} />
          </>
        )}
        {!data && !error && (
          <Loading label={t("Loading connections")}>
            <Skeleton className="my-5 h-10 w-full max-w-96" />
          </Loading>
        )}
        {!data && error && (
          <div className="flex flex-wrap items-center justify-between gap-3 py-4">
            <ErrorText>{sentenceFor(error, t("Your connections could not be loaded"))}</ErrorText>
            <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
          </div>
        )}
      </Panel>
    </section>
  );
}

type SearchConnection = Connections["searchConsole"];

const stateBadge: Readonly<Record<SearchConnection["state"], { meaning: Meaning | undefined; word: string }>> = {
  off: { meaning: undefined, word: t("Not offered here") },
  "not-connected": { meaning: undefined, word: t("Not connected") },
  connected: { meaning: "good", word: t("Connected") },
  reconnect: { meaning: "warning", word: t("Access ended") },
};

const hint: Readonly<Record<SearchConnection["state"], string>> = {
  off: rareTexts.searchConsoleOff,
  "not-connected": t("Clicks in Google Search then count in the order of your tasks. It is read, never changed."),
  connected: t("Clicks in Google Search count in the order of your tasks, from the next analysis on."),
  reconnect: t("Google no longer accepts the access you gave: it was taken back there, or ran out."),
};

function SearchConsole({ connection }: { readonly connection: SearchConnection }) {
  const connect = useConnect();
  const [leftover, setLeftover] = useState(false);
  const { state } = connection;
  return (
    <Source
      title={t("Google Search Console")}
      badge={<Badge meaning={stateBadge[state].meaning}>{stateBadge[state].word}</Badge>}
      hint={hint[state]}
    >
      {connect.error && <ErrorText>{sentenceFor(connect.error, t("Google could not be opened"))}</ErrorText>}
      {state === "not-connected" && (
        <div>
          <Button busy={connect.isPending} onClick={() => connect.mutate()}>
            {t("Connect")}
          </Button>
        </div>
      )}
      {(state === "connected" || state === "reconnect") && (
        <ConnectedDetails connection={connection} onLeft={(revoked) => setLeftover(!revoked)}>
          {state === "reconnect" && (
            <Button busy={connect.isPending} onClick={() => connect.mutate()}>
              {t("Reconnect")}
            </Button>
          )}
        </ConnectedDetails>
      )}
      {state === "not-connected" && leftover && (
        <p role="status" className="text-13 text-ink-2">
          {t(
            "The access is forgotten here, but Google could not be told. Remove it in your Google account, under connections to third parties.",
          )}
        </p>
      )}
    </Source>
  );
}

function FieldData({ state }: { readonly state: Connections["fieldData"]["state"] }) {
  return (
    <Source
      title={t("Chrome UX Report")}
      badge={
        <Badge meaning={state === "on" ? "good" : undefined}>
          {state === "on" ? t("In use") : t("Not offered here")}
        </Badge>
      }
      hint={
        state === "on"
          ? t("What visitors of public sites measured is shown in each report. Nothing to set up.")
          : t("What visitors measured can't be shown here: the operator has not set it up.")
      }
    />
  );
}

interface SourceProps {
  readonly title: string;
  readonly badge: ReactNode;
  readonly hint: string;
  readonly children?: ReactNode;
}

function Source({ title, badge, hint: text, children }: SourceProps) {
  return (
    <div className="grid gap-3 py-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-14 font-medium">{title}</h3>
          {badge}
        </div>
        <p className="mt-1 text-13 text-pretty text-ink-3">{text}</p>
      </div>
      {children}
    </div>
  );
}
