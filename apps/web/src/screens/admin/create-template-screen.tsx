import { type EmailSequence } from "@audit/contract";
import { useNavigate, useParams } from "@tanstack/react-router";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { showToast } from "../../components/toasts.ts";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { AdminHead, BackLink } from "../../features/admin/admin-head.tsx";
import { isMissing, reasonOf } from "../../features/emails/email-words.ts";
import { useSaveTemplate, useSequence } from "../../features/emails/emails-data.ts";
import { SequenceMissing } from "../../features/emails/sequence-missing.tsx";
import { TemplateForm } from "../../features/emails/template-form.tsx";
import { emptyTemplate } from "../../features/emails/template-values.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** .../templates/create: one more step of a sequence. */
export default function CreateTemplateScreen() {
  const { sequenceId } = useParams({ from: "/signed-in/admin/email-sequences/$sequenceId/templates/create" });
  const { data, error, isError, refetch } = useSequence(sequenceId);
  if (isDenied(error)) return <AccessDenied />;
  if (isMissing(error)) return <SequenceMissing />;
  return (
    <div className="grid gap-8">
      <AdminHead
        title={t("Create Template")}
        back={
          <BackLink to="/admin/email-sequences/$sequenceId/templates" params={{ sequenceId }}>
            {data === undefined ? t("Templates") : t("Templates of {sequence}", { sequence: data.sequence.name })}
          </BackLink>
        }
      />
      {data !== undefined ? (
        <NewTemplate sequence={data.sequence} />
      ) : isError ? (
        <ErrorState
          title={t("This sequence is not there")}
          sentence={rareTexts.sequenceFailed(reasonOf(error))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading the sequence")}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}

function NewTemplate({ sequence: { id, templates } }: { readonly sequence: EmailSequence }) {
  const { mutateAsync } = useSaveTemplate({ sequenceId: id });
  const navigate = useNavigate();
  return (
    <TemplateForm
      kept={emptyTemplate(templates)}
      doing="create"
      save={mutateAsync}
      onSaved={() => {
        showToast(t("Template created"));
        void navigate({ to: "/admin/email-sequences/$sequenceId/templates", params: { sequenceId: id } });
      }}
    />
  );
}
