import { type EmailSequence } from "@audit/contract";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { AdminHead } from "../../features/admin/admin-head.tsx";
import { reasonOf } from "../../features/emails/email-words.ts";
import { useSequences, useSwitchSequence } from "../../features/emails/emails-data.ts";
import { MailRouteNote } from "../../features/emails/mail-route-note.tsx";
import { SequenceList } from "../../features/emails/sequence-list.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** /admin/email-sequences: what is mailed to new accounts, and how it goes. */
export default function EmailSequencesScreen() {
  const { data, error, isError, refetch } = useSequences();
  if (isDenied(error)) return <AccessDenied />;
  return (
    <div className="grid gap-6">
      <AdminHead title={t("Email Sequences")} tools={<Button disabled>{t("Create Sequence (Coming Soon)")}</Button>}>
        {t(
          "Mails that follow a sign-up step by step. Only confirmed addresses get them, and everybody can leave with one click.",
        )}
      </AdminHead>
      {data !== undefined ? (
        <>
          <MailRouteNote route={data.mail} />
          <Sequences sequences={data.sequences} />
        </>
      ) : isError ? (
        <ErrorState
          title={t("Email sequences are not there")}
          sentence={rareTexts.sequencesFailed(reasonOf(error))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading email sequences")}>
          <div className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </Loading>
      )}
    </div>
  );
}

function Sequences({ sequences }: { readonly sequences: readonly EmailSequence[] }) {
  const [switching, setSwitching] = useState<EmailSequence | null>(null);
  const change = useSwitchSequence();
  if (sequences.length === 0) {
    return (
      <EmptyState title={t("No Sequences")}>{t("Sequences come with the product; none is left here.")}</EmptyState>
    );
  }
  return (
    <>
      <SequenceList sequences={sequences} onSwitch={setSwitching} />
      {switching !== null && (
        <ConfirmDialog
          title={switching.is_active ? t("Switch “{name}” off?", switching) : t("Switch “{name}” on?", switching)}
          loss={lossOf(switching)}
          confirmLabel={switching.is_active ? t("Switch off") : t("Switch on")}
          keepLabel={t("Cancel")}
          onConfirm={async () => {
            await change.mutateAsync({ id: switching.id, isActive: !switching.is_active });
          }}
          sentenceOf={reasonOf}
          onClose={() => setSwitching(null)}
        />
      )}
    </>
  );
}

const lossOf = ({ is_active }: EmailSequence): string =>
  is_active
    ? t(
        "No more mails of it leave. New accounts are not enrolled until it is on again; those enrolled then go on where they are.",
      )
    : t(
        "New accounts are enrolled from now on. Those enrolled before go on where they are; what fell due more than a week ago is skipped.",
      );
