import { tellProfile, type ProfileState } from "@audit/contract";
import { cx } from "class-variance-authority";
import { Pencil, Store } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button, Spinner } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Note } from "../../components/panel.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useCorrectProfile, useProfile } from "./profile-data.ts";
import { t } from "../../language/messages.ts";

export interface SiteProfileProps {
  readonly jobId: string;
  /** Reads the site again; shown where its pages are no longer at hand. */
  readonly auditAgain: ReactNode;
  /** Keeps its place until it is known. */
  readonly waiting: ReactNode;
}

const NOTHING = { business: null, currencies: null, languages: null };

/** What the site was taken for, and a way to say otherwise; nothing for analyses made before there was a profile. */
export function SiteProfile({ jobId, auditAgain, waiting }: SiteProfileProps) {
  const { data: state, isPending } = useProfile(jobId);
  const correct = useCorrectProfile(jobId);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isPending) return waiting;
  if (state?.profile == null) return null;
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const isWaiting = state.remaking.state === "waiting";
  return (
    <section aria-label={t("What this site is")} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-nowrap">
        <Claim state={state} whole={isOpen} />
        <span className="flex shrink-0 gap-1 print:hidden">
          {state.correction !== null && (
            <Button
              look="quiet"
              size="small"
              busy={correct.isPending || isWaiting}
              onClick={() => correct.mutate(NOTHING)}
            >
              {t("Use what was read")}
            </Button>
          )}
          <Button
            ref={opener}
            look="quiet"
            size="small"
            icon={<Pencil aria-hidden className="size-3.5" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t("Correct this")}
          </Button>
        </span>
      </div>
      <div role="status" className="contents">
        {isWaiting && (
          <p className="flex items-center gap-2 text-13 text-ink-2">
            <Spinner />{" "}
            {t("Findings and plan are being made again from what was read. You can go on working meanwhile.")}
          </p>
        )}
      </div>
      {state.remaking.state === "failed" && (
        <Note meaning="notice">
          <p>
            {state.remaking.reason}{" "}
            {state.correction !== null && t("What you said is kept, and the next audit goes by it.")}
          </p>
          <div className="mt-2">{auditAgain}</div>
        </Note>
      )}
      {correct.isError && !isOpen && (
        <ErrorText>{sentenceFor(correct.error, t("What you said could not be saved."))}</ErrorText>
      )}
      {isOpen && <ProfileForm state={state} onSend={correct.mutateAsync} onClose={close} />}
    </section>
  );
}

interface ClaimProps {
  readonly state: ProfileState;
  /** All of it, however long. */
  readonly whole: boolean;
}

/** Where there is little room, the end of the reasons waits until it is corrected, or under the pointer. */
function Claim({ state: { profile, correction }, whole }: ClaimProps) {
  if (profile === null) return null;
  const { claim, because, more } = tellProfile(profile, correction);
  return (
    <p className="flex min-w-0 gap-2 text-13 text-ink-2">
      <Store aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <span className={cx("min-w-0", !whole && "line-clamp-2")} title={`${claim}, ${because}`}>
        {claim}
        {because !== "" && <span className="max-sm:sr-only">, {because}</span>}. {more.join(" ")}
      </span>
    </p>
  );
}
