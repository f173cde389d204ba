import { nameOf } from "../../format/addresses.ts";
import { isActive, type Job } from "@audit/contract";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { lazyPart, readyLater } from "../../components/lazy-part.ts";
import { Late } from "../../components/late.tsx";
import { showToast } from "../../components/toasts.ts";
import { getPreferences } from "../../preferences/preferences.ts";
import { claimAnnouncement } from "./announce-once.ts";
import { useJobs } from "./jobs-data.ts";
import { t } from "../../language/messages.ts";

const loadAttention = readyLater(() => import("./attention.ts"));
const CompleteDialog = lazyPart(() => import("./complete-dialog.tsx"));

/** Raises the notice of a finished analysis, once per job over all open pages. */
export function FinishedJobs() {
  const [finished, setFinished] = useState<readonly Job[]>([]);
  const navigate = useNavigate();
  const open = (jobId: string): void => {
    setFinished([]);
    void navigate({ to: "/dashboard/actions", search: { jobId } });
  };
  useFinished((job) => {
    void drawAttention(t("{host}: Analysis Complete!", { host: nameOf(job).host }));
    if (isTyping())
      showToast(t("Analysis of {host} is complete", { host: nameOf(job).host }), {
        label: t("View Your Report"),
        run: () => open(job.id),
        stays: true,
      });
    else setFinished((jobs) => [...jobs, job]);
  });
  if (finished.length === 0) return null;
  return (
    <Late waiting={null}>
      <CompleteDialog jobs={finished} onOpen={open} onClose={() => setFinished([])} />
    </Late>
  );
}

/** The notice itself needs neither; without a connection they may be missing. */
async function drawAttention(title: string): Promise<void> {
  const attention = await loadAttention().catch(() => null);
  if (getPreferences().sound) attention?.playChime();
  attention?.flashTitle(title);
}

/** Calls back when a job that was seen running has its actions. */
function useFinished(tell: (job: Job) => void): void {
  const { data: jobs } = useJobs();
  const running = useRef<ReadonlySet<string>>(new Set());
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    for (const job of jobs ?? []) {
      const ready = job.action_generation_status === "completed" && job.action_count > 0;
      if (!running.current.has(job.id) || isActive(job) || !ready) continue;
      void claimAnnouncement(job.id).then((ours) => ours && latest.current(job));
    }
    running.current = new Set((jobs ?? []).filter(isActive).map(({ id }) => id));
  }, [jobs]);
}

/** A dialog must not take the words out of someone's hands. */
function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.value !== "");
}
