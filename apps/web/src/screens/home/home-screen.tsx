import { isActive, limits, type Job } from "@audit/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Loading, Skeleton } from "../../components/states.tsx";
import { showToast } from "../../components/toasts.ts";
import { AccessCard } from "../../features/access/access-card.tsx";
import { refreshAccess, useAccess } from "../../features/access/access-data.ts";
import { boot } from "../../features/branding/boot.ts";
import type { JobShortage } from "../../features/jobs/job-shortage.ts";
import { useJobCountsAhead, useJobs } from "../../features/jobs/jobs-data.ts";
import { QuickStats } from "../../features/jobs/quick-stats.tsx";
import { RecentJobs } from "../../features/jobs/recent-jobs.tsx";
import { SubmitForm } from "../../features/jobs/submit-form.tsx";
import { useSubmission } from "../../features/jobs/use-submission.ts";
import { usePageTitle } from "../../title/page-title.ts";
import { useHomeAddress } from "./use-home-address.ts";
import { t } from "../../language/messages.ts";

const PaymentNote = lazyPart(() => import("../../features/access/payment-note.tsx"));
const FirstTasks = lazyPart(() => import("./first-tasks.tsx"));
const FinishedDetails = lazyPart(() => import("./finished-details.tsx"));
const CreditsDialog = lazyPart(() => import("../../features/access/credits-dialog.tsx"));

/** /: start an analysis, follow it, open what is done. */
export default function HomeScreen() {
  const { view, open, change, payment } = useHomeAddress();
  const { data: jobs } = useJobs();
  const whole = useJobCountsAhead() === null;
  // The address forgets the checkout once it is verified; what came of it stays in sight.
  const [hasPaid] = useState(payment.returned);
  const [shortage, setShortage] = useState<JobShortage | null>(null);
  const showStarted = (started: readonly Job[]): void =>
    change({ open: started.length === 1 ? started[0]!.id : undefined, filter: "all", search: "" });
  const retry = useSubmission({ onStarted: showStarted, onShortage: setShortage, onFault: (text) => showToast(text) });
  const visibleTasks = useVisibleTasks();
  usePageTitle("");
  useAccessAfterJobs(jobs);
  return (
    <div className="grid grid-cols-1 gap-10">
      {hasPaid && (
        <Late waiting={<Skeleton className="h-12" />}>
          <PaymentNote {...payment} />
        </Late>
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          <section aria-labelledby="audit-title" className="max-w-4xl">
            <h1 id="audit-title" className="mb-4 text-28 font-semibold">
              {t("Audit a website")}
            </h1>
            <SubmitForm onStarted={showStarted} onShortage={setShortage} />
          </section>
          <QuickStats jobs={whole ? jobs : undefined} visibleTasks={visibleTasks} />
          {jobs?.some(({ action_count: tasks }) => tasks > 0) !== false && (
            <Late waiting={<Skeleton className="h-47 max-sm:h-58" />}>
              <FirstTasks />
            </Late>
          )}
        </div>
        <AccessCard beside sells={boot?.sells !== false} />
      </div>
      <section aria-labelledby="jobs-title" className="scroll-mt-18">
        <h2 id="jobs-title" className="mb-3 text-20 font-semibold">
          {t("Recent Jobs")}
        </h2>
        <RecentJobs
          view={view}
          onView={change}
          visibleTasks={visibleTasks}
          openId={open}
          onToggle={(id) => change({ open: id === open ? undefined : id })}
          onRetry={(job) => retry.sendOne(job.url)}
          onShortage={setShortage}
          renderFinished={(job) => (
            <Late waiting={<Loading label={t("Loading details")}>{null}</Loading>}>
              <FinishedDetails job={job} />
            </Late>
          )}
        />
      </section>
      {shortage !== null && (
        <Late waiting={null}>
          <CreditsDialog missing={shortage} sendFits={shortage.sendFits} onClose={() => setShortage(null)} />
        </Late>
      )}
    </div>
  );
}

/** How many tasks of a job the account sees: a preview shows some of them. */
function useVisibleTasks(): (job: Job) => number {
  const { data: access } = useAccess();
  return useCallback(
    ({ action_count: tasks, domain }: Job): number => {
      if (access === undefined || access.fullAccess) return tasks;
      const isOpen = access.unlockedDomains.some((one) => one.domain === domain);
      return isOpen ? tasks : Math.min(tasks, limits.actionsInPreview);
    },
    [access],
  );
}

/** A job that starts or ends changes what the account has left. */
function useAccessAfterJobs(jobs: readonly Job[] | undefined): void {
  const active = jobs?.filter(isActive).length;
  const before = useRef(active);
  useEffect(() => {
    if (before.current !== undefined && before.current !== active) void refreshAccess();
    before.current = active;
  }, [active]);
}
