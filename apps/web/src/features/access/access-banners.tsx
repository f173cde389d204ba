import { type Subscription } from "@audit/contract";
import { Note } from "../../components/panel.tsx";
import { formatDay } from "../../format/dates.ts";
import { hasPassed } from "./access-words.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

/** What the owner should know before the figures. */
export function AccessBanners({ subscription }: { readonly subscription: Subscription }) {
  const { isExpired, expiresAt, currentPeriodEnd, syncWarning, syncError } = subscription;
  const end = expiresAt ?? currentPeriodEnd;
  return (
    <>
      {isExpired && (
        <Note meaning="bad">
          <p className="font-medium">{texts.accessExpired}</p>
          <p className="text-ink-2">
            {end !== null && hasPassed(end) && t("It ended on {end}. ", { end: formatDay(end) })}
            {t("Plans show a preview; nothing was deleted.")}
          </p>
        </Note>
      )}
      {syncWarning !== null && (
        <Note meaning="warning">
          <p className="font-medium">{texts.syncIssue}</p>
          <p className="text-ink-2">
            {t("{syncWarning} Your access is not affected.", { syncWarning })}
            {syncError !== null && <span className="mt-1 block text-12 [overflow-wrap:anywhere]">{syncError}</span>}
          </p>
        </Note>
      )}
    </>
  );
}
