import { createSheetAddress, getExport, type ExportForm, type TableForm } from "@audit/contract";
import { useState } from "react";
import { call, sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { download } from "../../components/download.ts";
import { ErrorText } from "../../components/field.tsx";
import { Select } from "../../components/select.tsx";
import { formGroups, tableOptions } from "./export-words.ts";
import { t } from "../../language/messages.ts";

export interface ExportDialogProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** The audit as files that other programs take, and as an address that a spreadsheet reads. */
export default function ExportDialog({ jobId, onClose }: ExportDialogProps) {
  const [making, setMaking] = useState<ExportForm | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const save = async (form: ExportForm): Promise<void> => {
    setMaking(form);
    setNote(null);
    try {
      const { data } = await call(getExport, { params: { id: jobId, form } });
      const bytes = Uint8Array.from(atob(data.base64), (sign) => sign.codePointAt(0) ?? 0);
      download(data.name, data.type, new Blob([bytes]));
      if (!data.complete) setNote(t("The audit holds more than one file may. The gravest faults stand in it."));
    } catch (error) {
      setNote(sentenceFor(error, t("The file could not be made")));
    }
    setMaking(null);
  };
  return (
    <Dialog
      size="md"
      title={t("For other programs")}
      description={t("What you may see of this audit, as a file.")}
      onClose={onClose}
    >
      <div className="grid gap-5 pb-2">
        {formGroups.map(({ title, forms }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-13 font-medium text-ink-2">{title}</h3>
            <ul className="divide-y divide-line">
              {forms.map(({ form, label, hint }) => (
                <li key={form} className="flex items-center justify-between gap-4 py-2">
                  <div className="min-w-0">
                    <p className="text-14 font-medium">{label}</p>
                    <p className="text-13 text-ink-2">{hint}</p>
                  </div>
                  <Button
                    size="small"
                    aria-label={t("Save {label}", { label })}
                    busy={making === form}
                    disabled={making !== null}
                    onClick={() => void save(form)}
                  >
                    {t("Save")}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {note !== null && <ErrorText>{note}</ErrorText>}
        <SheetAddress jobId={jobId} />
      </div>
    </Dialog>
  );
}

function SheetAddress({ jobId }: { readonly jobId: string }) {
  const [table, setTable] = useState<TableForm>("plan");
  const [formula, setFormula] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const { data } = await call(createSheetAddress, { params: { id: jobId }, body: { table } });
      setFormula(`=IMPORTDATA("${data.address}")`);
    } catch (error) {
      setFault(sentenceFor(error, t("The address could not be made")));
    }
    setBusy(false);
  };
  return (
    <section aria-label={t("Google Sheets")}>
      <h3 className="mb-1 text-13 font-medium text-ink-2">{t("Google Sheets")}</h3>
      <p className="mb-3 text-13 text-ink-2">
        {t(
          "An address at which a spreadsheet reads a table of the site’s newest audit. Whoever has it can read that table; it is listed under Account, Personal tokens, and revoked there.",
        )}
      </p>
      {formula === null ? (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t("Table")}
            className="max-w-40"
            value={table}
            options={tableOptions}
            onChange={(value) => setTable(value as TableForm)}
          />
          <Button busy={busy} onClick={() => void make()}>
            {t("Make an address")}
          </Button>
        </div>
      ) : (
        <div className="grid justify-items-start gap-2">
          <code
            data-secret
            aria-label={t("The formula")}
            className="block w-full rounded-control border border-line bg-sunken px-3 py-2.5 font-mono text-13 [overflow-wrap:anywhere]"
          >
            {formula}
          </code>
          <CopyButton text={formula} />
          <p className="text-13 text-ink-3">{t("It is not shown again.")}</p>
        </div>
      )}
      {fault !== null && <ErrorText>{fault}</ErrorText>}
    </section>
  );
}
