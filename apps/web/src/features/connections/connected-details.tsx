import type { Connections } from "@audit/contract";
import { useState, type ReactNode } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { propertyName } from "../../format/search-properties.ts";
import { useCheck, useDisconnect } from "./connections-data.ts";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { t } from "../../language/messages.ts";

/** More are counted, not listed. */
const MOST_SHOWN = 8;

export interface ConnectedDetailsProps {
  readonly connection: Connections["searchConsole"];
  /** Called after the access was given back; false when Google could not be told. */
  readonly onLeft: (revoked: boolean) => void;
  /** What else may be done, before the rest. */
  readonly children: ReactNode;
}

/** What may be read, when it was, and the way out. */
export function ConnectedDetails({ connection, onLeft, children }: ConnectedDetailsProps) {
  const check = useCheck();
  const disconnect = useDisconnect();
  const [asking, setAsking] = useState(false);
  const { state, properties, lastReadAt, lastFault } = connection;
  return (
    <>
      {state === "connected" && <Properties names={properties} />}
      {lastFault !== null && <ErrorText>{lastFault}</ErrorText>}
      {check.error && <ErrorText>{sentenceFor(check.error, t("Google could not be asked"))}</ErrorText>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {children}
        {state === "connected" && (
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            {t("Check now")}
          </Button>
        )}
        <Button look={state === "connected" ? "secondary" : "quiet"} onClick={() => setAsking(true)}>
          {t("Disconnect")}
        </Button>
        {state === "connected" && lastReadAt !== null && (
          <p className="text-13 text-ink-3">
            {t("Google last answered")} <Age at={lastReadAt} />
          </p>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t("Disconnect Search Console?")}
          loss={t("The access is given back at Google. Reports keep the clicks they show; the next analysis has none.")}
          confirmLabel={t("Disconnect")}
          onConfirm={async () => onLeft(await disconnect())}
          sentenceOf={(error) => sentenceFor(error, t("It could not be disconnected"))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Properties({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) {
    return (
      <p className="text-13 text-ink-2">
        {t("This Google account has no property that was proved. Add your site in Search Console, then check again.")}
      </p>
    );
  }
  const shown = names.slice(0, MOST_SHOWN);
  return (
    <ul aria-label={t("Properties")} className="grid gap-1 text-13 text-ink-2">
      {shown.map((name) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          {propertyName(name)}
        </li>
      ))}
      {names.length > shown.length && (
        <li className="text-ink-3">{t("and {count} more", { count: names.length - shown.length })}</li>
      )}
    </ul>
  );
}
