import type { Schedule, ScheduleEvery } from "@audit/contract";
import { Select } from "../../components/select.tsx";
import { sentenceFor } from "../../api/client.ts";
import { formatDay } from "../../format/dates.ts";
import { useSchedule } from "./history-data.ts";
import { t } from "../../language/messages.ts";

const OPTIONS = [
  { value: "off", label: t("Off") },
  { value: "weekly", label: t("Every week") },
  { value: "monthly", label: t("Every month") },
] as const;

/** Lets the audit repeat by itself; a mail then says what changed. */
export default function ScheduleSelect({ domain, schedule }: { readonly domain: string; readonly schedule: Schedule }) {
  const save = useSchedule(domain);
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
      <Select
        label={t("Repeat this audit")}
        inline
        className="w-72 max-w-full"
        value={save.isPending ? save.variables : schedule.every}
        options={OPTIONS}
        onChange={(value) => save.mutate(value as ScheduleEvery)}
      />
      <p role="status" className="max-w-56 text-12 text-ink-3">
        {save.isError
          ? sentenceFor(save.error, t("The schedule could not be saved."))
          : schedule.nextAt === null
            ? t("A mail then says what changed.")
            : t("Next on {nextAt}, with a mail that says what changed.", { nextAt: formatDay(schedule.nextAt) })}
      </p>
    </div>
  );
}
