import { type EmailSequence, type EmailTemplate } from "@audit/contract";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { buttonStyle } from "../../components/button.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { AdminHead, BackLink } from "../../features/admin/admin-head.tsx";
import { isMissing, reasonOf } from "../../features/emails/email-words.ts";
import { useDeleteTemplate, useSequence } from "../../features/emails/emails-data.ts";
import { MailRouteNote } from "../../features/emails/mail-route-note.tsx";
import { SequenceMissing } from "../../features/emails/sequence-missing.tsx";
import { TemplateList } from "../../features/emails/template-list.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** /admin/email-sequences/{id}/templates: the steps of one sequence. */
export default function EmailTemplatesScreen() {
  const { sequenceId } = useParams({ from: "/signed-in/admin/email-sequences/$sequenceId/templates" });
  const { data, error, isError, refetch } = useSequence(sequenceId);
  if (isDenied(error)) return <AccessDenied />;
  if (isMissing(error)) return <SequenceMissing />;
  return (
    <div className="grid gap-6">
      <AdminHead
        title={data?.sequence.name ?? t("Templates")}
        back={<BackLink to="/admin/email-sequences">{t("Email Sequences")}</BackLink>}
        tools={<CreateLink sequenceId={sequenceId} />}
      >
        {data?.sequence.description}
      </AdminHead>
      {data !== undefined ? (
        <>
          <MailRouteNote route={data.mail} />
          <Templates sequence={data.sequence} />
        </>
      ) : isError ? (
        <ErrorState
          title={t("This sequence is not there")}
          sentence={rareTexts.sequenceFailed(reasonOf(error))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading templates")}>
          <div className="grid gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        </Loading>
      )}
    </div>
  );
}

const CreateLink = ({ sequenceId }: { readonly sequenceId: string }) => (
  <Link
    to="/admin/email-sequences/$sequenceId/templates/create"
    params={{ sequenceId }}
    className={buttonStyle({ look: "primary" })}
  >
    {t("Create Template")}
  </Link>
);

function Templates({ sequence }: { readonly sequence: EmailSequence }) {
  const [deleting, setDeleting] = useState<EmailTemplate | null>(null);
  const remove = useDeleteTemplate();
  if (sequence.templates.length === 0) {
    return (
      <EmptyState title={rareTexts.templatesMissing} action={<CreateLink sequenceId={sequence.id} />}>
        {t("Each template is one mail of this sequence. It leaves some days after the one before.")}
      </EmptyState>
    );
  }
  return (
    <>
      <TemplateList sequence={sequence} onDelete={setDeleting} />
      {deleting !== null && (
        <ConfirmDialog
          title={rareTexts.templateDeleteConfirm}
          loss={t("“{deleting}”, step {step_number}, goes for good. Who has not had it yet will not get it.", {
            deleting: deleting.name,
            step_number: deleting.step_number,
          })}
          confirmLabel={t("Delete")}
          onConfirm={async () => {
            await remove.mutateAsync(deleting.id);
          }}
          sentenceOf={(error) => rareTexts.templateDeleteFailed(reasonOf(error))}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
