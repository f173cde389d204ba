import type { NoticeDelivery, NoticeTarget } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Status } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { countOf } from "../../format/numbers.ts";
import { formatDay } from "../../format/dates.ts";
import { eventName, isMail, stateOf } from "./notice-words.ts";
import { useLog, useResend } from "./notices-data.ts";
import { t } from "../../language/messages.ts";

/** What one place was told, how that went, and once more. */
export function DeliveryLog({ target }: { readonly target: NoticeTarget }) {
  const { data, error } = useLog(target.id);
  const resend = useResend(target.id);
  const canResend = !isMail(target.kind) && target.ended_at === null;
  if (error) return <ErrorText>{sentenceFor(error, t("The log could not be loaded"))}</ErrorText>;
  if (!data)
    return (
      <Loading label={t("Loading the log")}>
        <Skeleton className="h-5 w-48" />
      </Loading>
    );
  if (data.length === 0) return <p className="text-13 text-ink-3">{t("Nothing was sent yet.")}</p>;
  return (
    <>
      {resend.error && <ErrorText>{sentenceFor(resend.error, t("It could not be sent again"))}</ErrorText>}
      <ul aria-label={t("Log of {target}", { target: target.name })} className="grid gap-2 rounded-panel bg-sunken p-3">
        {data.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="grid min-w-0 flex-1 basis-56">
              <Status meaning={stateOf(delivery).meaning}>
                {eventName[delivery.event]}: {stateOf(delivery).word}
              </Status>
              <p className="ps-5.5 text-12 text-ink-3 [overflow-wrap:anywhere]">
                <Age at={delivery.created_at} />
                {details(delivery, isMail(target.kind))}
              </p>
            </div>
            {canResend && delivery.state !== "waiting" && (
              <Button look="quiet" busy={resend.isPending} onClick={() => resend.mutate(delivery.id)}>
                {t("Send again")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function details({ fault, status, attempts, state, next_at }: NoticeDelivery, mail: boolean): string {
  if (mail && state === "waiting" && next_at !== null)
    return t(", goes out on {next_at}", { next_at: formatDay(next_at) });
  if (fault !== null)
    return t(". {fault} {tries} so far.", { fault: fault ?? "", tries: countOf(attempts, "try", "tries") });
  return status === null ? "" : t(", answered with {status}", { status });
}
