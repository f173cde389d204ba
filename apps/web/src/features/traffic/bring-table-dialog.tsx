import { useRef } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { FileInput } from "../../components/file-input.tsx";
import { Input } from "../../components/input.tsx";
import { readTextFile } from "../../components/read-text-file.ts";
import { showToast } from "../../components/toasts.ts";
import { useForm } from "../../components/use-form.ts";
import { countOf } from "../../format/numbers.ts";
import { bringTable } from "./traffic-data.ts";
import { t } from "../../language/messages.ts";

/** Asks for a table of clicks or visits, the site it is about, and the days it covers. */
export default function BringTableDialog({ onClose }: { readonly onClose: () => void }) {
  const chosen = useRef<HTMLInputElement>(null);
  const { register, element, faults, isSubmitting } = useForm(
    { domain: "", file: "", from: "", to: "" },
    async ({ domain, from, to }, form) => {
      const file = chosen.current?.files?.[0];
      if (file === undefined) return form.setFault("file", t("Please choose a file."));
      const content = await readTextFile(file);
      if ("fault" in content) return form.setFault("file", content.fault);
      try {
        const { table, leftOut } = await bringTable({ domain, csv: content.text, from, to });
        const read = t("{pages} of {domain} read", { pages: countOf(table.pages, "page"), domain: table.domain });
        const others = t("{rows} of other sites left out", { rows: countOf(leftOut, "row") });
        showToast(leftOut === 0 ? read : `${read}; ${others}`);
        onClose();
      } catch (error) {
        form.setFault("root", sentenceFor(error, t("The table could not be brought")));
      }
    },
  );
  return (
    <Dialog
      title={t("Bring a table")}
      description={t("Search Console’s export of pages, or a table of an analytics program, as CSV.")}
      size="md"
      onClose={onClose}
    >
      <form {...element} aria-label={t("Bring a table")} className="grid gap-5">
        <Field label={t("Site")} error={faults.domain}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com"
              {...register("domain", (typed) => typed.trim() !== "" || t("Please name the site."))}
            />
          )}
        </Field>
        <Field
          label={t("File")}
          hint={t("A column of pages, and one of clicks, or named Sessions, Visits, Users or Views.")}
          error={faults.file}
        >
          {(ids) => <FileInput ref={chosen} name="file" accept=".csv,.tsv,.txt,text/csv" {...ids} />}
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={t("First day")}
            hint={t("Search Console’s file does not say which days it covers.")}
            error={faults.from}
          >
            {(ids) => <Input {...ids} type="date" {...register("from")} />}
          </Field>
          <Field label={t("Last day")} error={faults.to}>
            {(ids) => (
              <Input
                {...ids}
                type="date"
                {...register(
                  "to",
                  (to, { from }) => (to === "") === (from === "") || t("Please give both days, or none."),
                )}
              />
            )}
          </Field>
        </div>
        {faults.root !== undefined && <ErrorText>{faults.root}</ErrorText>}
        <div className="flex justify-end">
          <Button type="submit" look="primary" busy={isSubmitting}>
            {t("Bring it")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
