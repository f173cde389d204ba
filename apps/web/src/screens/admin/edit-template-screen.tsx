import { type EmailTemplate } from "@audit/contract";
import { useNavigate, useParams } from "@tanstack/react-router";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { showToast } from "../../components/toasts.ts";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { AdminHead, BackLink } from "../../features/admin/admin-head.tsx";
import { isMissing, reasonOf } from "../../features/emails/email-words.ts";
import { useSaveTemplate, useTemplate } from "../../features/emails/emails-data.ts";
import { TemplateForm } from "../../features/emails/template-form.tsx";
import { valuesOf } from "../../features/emails/template-values.ts";
import { formatMoment } from "../../format/dates.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

const FROM = "/signed-in/admin/email-sequences/$sequenceId/templates/$templateId/edit";

/** .../templates/{id}/edit: one step of a sequence. */
export default function EditTemplateScreen() {
  const { sequenceId, templateId } = useParams({ from: FROM });
  const { data, error, isError, refetch } = useTemplate(templateId);
  if (isDenied(error)) return <AccessDenied />;
  return (
    <div className="grid gap-8">
      <AdminHead
        title={t("Edit Template")}
        back={
          <BackLink to="/admin/email-sequences/$sequenceId/templates" params={{ sequenceId }}>
            {t("Templates")}
          </BackLink>
        }
      >
        {data &&
          t("Version {version}, saved {updated_at}", {
            version: data.version,
            updated_at: formatMoment(data.updated_at),
          })}
      </AdminHead>
      {data !== undefined ? (
        <KeptTemplate key={data.version} template={data} onReload={() => void refetch()} />
      ) : isMissing(error) ? (
        <EmptyState title={t("Template Not Found")}>{t("It was deleted, or the address is not complete.")}</EmptyState>
      ) : isError ? (
        <ErrorState
          title={t("This template is not there")}
          sentence={rareTexts.templateFailed(reasonOf(error))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading the template")}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}

function KeptTemplate({ template, onReload }: { readonly template: EmailTemplate; readonly onReload: () => void }) {
  const { id, version, sequence_id: sequenceId } = template;
  const { mutateAsync } = useSaveTemplate({ id, version });
  const navigate = useNavigate();
  return (
    <TemplateForm
      kept={valuesOf(template)}
      doing="update"
      save={mutateAsync}
      onReload={onReload}
      onSaved={() => {
        showToast(t("Template saved"));
        void navigate({ to: "/admin/email-sequences/$sequenceId/templates", params: { sequenceId } });
      }}
    />
  );
}
