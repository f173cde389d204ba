import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Panel } from "../../components/panel.tsx";
import { saveExport } from "./personal-data-data.ts";
import DeleteDialog from "./delete-dialog.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

interface PersonalDataPanelProps {
  /** Name of the plan that is charged for; null without one. */
  readonly plan: string | null;
  readonly credits: number;
}

/** What an owner may take along, and the way out. */
export function PersonalDataPanel({ plan, credits }: PersonalDataPanelProps) {
  const save = useMutation({ mutationFn: saveExport });
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="personal-data-title">
      <h2 id="personal-data-title" className="mb-3 text-16 font-semibold">
        {t("Your data")}
      </h2>
      <Panel className="divide-y divide-line px-5">
        <Row
          title={t("Download your data")}
          hint={t("Profile, analyses, tasks with notes, links, purchases: one JSON file.")}
          error={save.error && sentenceFor(save.error, rareTexts.accountExportFailed)}
        >
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            {t("Download")}
          </Button>
        </Row>
        <Row title={t("Delete account")} hint={t("With everything in it, at once and for good.")}>
          <Button look="danger" onClick={() => setAsking(true)}>
            {t("Delete account")}
          </Button>
        </Row>
      </Panel>
      {asking && <DeleteDialog plan={plan} credits={credits} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface RowProps {
  readonly title: string;
  readonly hint: string;
  readonly error?: string | null;
  readonly children: ReactNode;
}

function Row({ title, hint, error = null, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="text-14 font-medium">{title}</p>
        <p className="mt-0.5 text-13 text-ink-3">{hint}</p>
        {error !== null && <ErrorText>{error}</ErrorText>}
      </div>
      {children}
    </div>
  );
}
