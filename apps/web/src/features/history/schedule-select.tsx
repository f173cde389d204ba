import type { Schedule, ScheduleEvery } from "@audit/contract";
import { Select } from "../../components/select.tsx";
import { sentenceFor } from "../../api/client.ts";
import { formatDay } from "../../format/dates.ts";
import { useSchedule } from "./history-data.ts";

const OPTIONS = [
  { value: "off", label: "Off" },
  { value: "weekly", label: "Every week" },
  { value: "monthly", label: "Every month" },
] as const;

/** Lets the audit repeat by itself; a mail then says what changed. */
export function ScheduleSelect({ domain, schedule }: { readonly domain: string; readonly schedule: Schedule }) {
  const save = useSchedule(domain);
  return (
    <div className="grid gap-1.5">
      <Select
        label="Repeat this audit"
        className="w-44"
        value={save.isPending ? save.variables : schedule.every}
        options={OPTIONS}
        onChange={(value) => save.mutate(value as ScheduleEvery)}
      />
      <p role="status" className="max-w-56 text-12 text-ink-3">
        {save.isError
          ? sentenceFor(save.error, "The schedule could not be saved.")
          : schedule.nextAt === null
            ? "A mail then says what changed."
            : `Next on ${formatDay(schedule.nextAt)}, with a mail that says what changed.`}
      </p>
    </div>
  );
}
