import type { Action, Verification } from "@audit/contract";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button, Spinner } from "../../components/button.tsx";
import { Evidence } from "../../components/evidence.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { formatCount } from "../../format/numbers.ts";
import { isUnderWay } from "./proof-word.ts";
import { proofWords } from "./proof-words.ts";
import { RateHelp } from "./rate-help.tsx";
import { Section } from "./task-section.tsx";
import { t } from "../../language/messages.ts";

export interface TaskProofProps {
  readonly action: Action;
  readonly busy: boolean;
  readonly onCheck: () => void;
  readonly onRate: (rating: number) => void;
}

const MOST_SHOWN = 3;

/** What the live site says of a task that is called complete; it changes on the screen while it is looked at. */
export function TaskProof({ action, busy, onCheck, onRate }: TaskProofProps) {
  const { verification } = action;
  if (action.type === "opportunity") return null;
  if (verification === null && action.status !== "completed") return null;
  const underWay = verification !== null && isUnderWay(verification);
  // A later audit that finds a completed task again gives it back to be done.
  const isReopened = action.status !== "completed" && verification !== null && !underWay;
  return (
    <Section
      title={t("On the live site")}
      aside={
        !underWay && (
          <Button size="small" busy={busy} onClick={onCheck}>
            {verification === null ? t("Check now") : t("Check again")}
          </Button>
        )
      }
    >
      <div aria-live="polite">
        {verification === null ? (
          <p className="text-14 text-ink-2">{t("Nobody has looked yet whether the fault is gone.")}</p>
        ) : (
          <>
            {isReopened && (
              <p className="mb-2 text-14 font-medium">
                {verification.byAudit
                  ? t("You had marked this complete. A later audit found it again.")
                  : t("You had marked this complete. It is open again.")}
              </p>
            )}
            <Result verification={verification} underWay={underWay} />
          </>
        )}
      </div>
      {verification?.state === "verified" && (
        <div className="mt-3">
          <RateHelp action={action} onRate={onRate} />
        </div>
      )}
    </Section>
  );
}

function Result({ verification, underWay }: { readonly verification: Verification; readonly underWay: boolean }) {
  const { word, meaning, sentence } = proofWords(verification);
  const place = useRef<HTMLDivElement>(null);
  const { state } = verification;
  // Who has just marked the task complete looks at its head: the answer comes into view once.
  useEffect(() => {
    if (state === "waiting") place.current?.scrollIntoView({ block: "nearest" });
  }, [state]);
  return (
    <div ref={place} className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-14 text-ink-2">
        {underWay ? <Spinner /> : null}
        <Badge meaning={meaning} icon={!underWay}>
          {word}
        </Badge>
        <span className="min-w-0 [overflow-wrap:anywhere]">{sentence}</span>
      </p>
      {!underWay && <Seen verification={verification} />}
    </div>
  );
}

/** What stands there still, or the addresses as they answered; all that is known of them on demand. */
function Seen({ verification }: { readonly verification: Verification }) {
  const { seen } = verification;
  const [all, setAll] = useState(false);
  if (seen.length === 0) return null;
  return (
    <>
      <SeenOnes verification={{ ...verification, seen: all ? seen : seen.slice(0, MOST_SHOWN) }} />
      {!all && seen.length > MOST_SHOWN && (
        <Button look="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {t("Show {count} more", { count: formatCount(seen.length - MOST_SHOWN) })}
        </Button>
      )}
    </>
  );
}

function SeenOnes({ verification: { state, seen } }: { readonly verification: Verification }) {
  if (state === "open" || state === "regressed") {
    return seen.map(({ url, at, saw, expected }) => (
      <Evidence key={`${url} ${at}`} url={url} at={at ?? ""} saw={saw} {...(expected === null ? {} : { expected })} />
    ));
  }
  return (
    <ul className="grid gap-1 text-13 text-ink-2">
      {seen.map(({ url, status }) => (
        <li key={url} className="flex min-w-0 items-baseline gap-2">
          <span className="w-20 shrink-0 text-ink-3 tabular-nums">
            {status === null ? t("no answer") : t("status {status}", { status })}
          </span>
          <PageLink url={url} />
        </li>
      ))}
    </ul>
  );
}
