import type { NoticeTarget } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { eventName, kindName } from "./notice-words.ts";
import { useSendTest } from "./notices-data.ts";
import { t } from "../../language/messages.ts";

interface TargetRowProps {
  readonly target: NoticeTarget;
  readonly onRemove: () => void;
}

/** One place that is told: of what, how it went, and the way out. */
export function TargetRow({ target, onRemove }: TargetRowProps) {
  const { id, name, kind, host, events, ended_at } = target;
  const [isOpen, setOpen] = useState(false);
  const sendTest = useSendTest(id);
  const test = (): void => sendTest.mutate(undefined, { onSuccess: () => setOpen(true) });
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <Badge>{kindName[kind]}</Badge>
            {ended_at !== null && <Badge meaning="bad">{t("The receiver is gone")}</Badge>}
          </p>
          <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">
            {[host, events.map((event) => eventName[event]).join("; ")].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {ended_at === null && (
            <Button aria-label={t("Send a test to {name}", { name })} busy={sendTest.isPending} onClick={test}>
              {t("Send a test")}
            </Button>
          )}
          <Button aria-label={t("Log of {name}", { name })} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t("Log")}
          </Button>
          <Button look="quiet" aria-label={t("Remove {name}", { name })} onClick={onRemove}>
            {t("Remove")}
          </Button>
        </div>
      </div>
      {sendTest.error && <ErrorText>{sentenceFor(sendTest.error, t("The test could not be sent"))}</ErrorText>}
      {isOpen && <DeliveryLog target={target} />}
    </li>
  );
}
