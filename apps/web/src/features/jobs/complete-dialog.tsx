import { nameOf } from "../../format/addresses.ts";
import type { Job } from "@audit/contract";
import { Button } from "../../components/button.tsx";
import { Checkbox } from "../../components/checkbox.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ScoreRing } from "../../components/score-ring.tsx";
import { countOf } from "../../format/numbers.ts";
import { setPreferences, usePreferences } from "../../preferences/preferences.ts";
import { t } from "../../language/messages.ts";

export interface CompleteDialogProps {
  readonly jobs: readonly Job[];
  readonly onOpen: (jobId: string) => void;
  readonly onClose: () => void;
}

const SHORT_ID = 8;

/** "Analysis Complete!": what is ready, and the way to it. Several that end together share one dialog. */
export default function CompleteDialog({ jobs, onOpen, onClose }: CompleteDialogProps) {
  const { sound } = usePreferences();
  const only = jobs.length === 1 ? jobs[0] : undefined;
  const footer = (
    <>
      <Button onClick={onClose}>{t("Later")}</Button>
      {only !== undefined && (
        <Button look="primary" onClick={() => onOpen(only.id)}>
          {t("View Your Report")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog size="sm" title={t("Analysis Complete!")} onClose={onClose} footer={footer}>
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <li key={job.id} className="flex items-center gap-4">
            <ScoreRing score={job.health_score} label={t("Health")} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-16 font-semibold">{nameOf(job).host}</p>
              <p className="text-14 text-ink-2">{t("{tasks} ready", { tasks: countOf(job.action_count, "task") })}</p>
              <p className="mt-1 text-12 text-ink-3 [overflow-wrap:anywhere]">
                {t("{url} · job", { url: job.url })} <code className="font-mono">{job.id.slice(0, SHORT_ID)}</code>
              </p>
            </div>
            {only === undefined && (
              <Button size="small" onClick={() => onOpen(job.id)}>
                {t("View Your Report")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 text-13 text-ink-2">
        <Checkbox
          label={t("Play a sound when an analysis is done")}
          checked={sound}
          onChange={(on) => setPreferences({ sound: on })}
        />
      </div>
    </Dialog>
  );
}
