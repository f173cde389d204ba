import type { Job } from "@audit/contract";
import { Note } from "../../components/panel.tsx";
import { t } from "../../language/messages.ts";

/** What a finished job could not see, said so. */
export function Warnings({ job }: { readonly job: Pick<Job, "warnings"> }) {
  if (job.warnings.length === 0) return null;
  return (
    <Note meaning="warning">
      <p className="font-medium">{t("Some things could not be seen")}</p>
      <ul className="mt-1 list-disc ps-4 text-ink-2">
        {job.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Note>
  );
}
