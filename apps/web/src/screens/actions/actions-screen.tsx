import { type Analysis } from "@audit/contract";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useEffect, type ReactNode } from "react";
import { sentenceFor } from "../../api/client.ts";
import { usePageTitle } from "../../title/page-title.ts";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { refreshOf } from "../../components/refresh-button.tsx";
import { useMedia } from "../../components/use-media.ts";
import { usePrinting } from "../../components/use-printing.ts";
import { ErrorState, Skeleton } from "../../components/states.tsx";
import { useAnalyses, usePlan, useSubscription } from "../../features/actions/actions-data.ts";
import { chooseAnalysis, correctAddress, isMissing } from "../../features/actions/choose-analysis.ts";
import { useBranding } from "../../features/branding/use-branding.ts";
import { useJobs } from "../../features/jobs/jobs-data.ts";
import { ActionsSkeleton, PlanSkeleton } from "./actions-skeleton.tsx";
import { AnalysisHead } from "./analysis-head.tsx";
import { AnalysisTabs } from "./analysis-tabs.tsx";
import { PHONE } from "./board-widths.ts";
import { useReading } from "./use-reading.ts";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const UpgradeBanner = lazyPart(() => import("../../features/actions/upgrade-banner.tsx"));
const AnalysisTools = lazyPart(() => import("./analysis-tools.tsx"));
const NoAnalysis = lazyPart(() => import("./no-analysis.tsx"));
const PlanPrint = lazyPart(() => import("../../features/actions/plan-print.tsx"));
const PrintPage = lazyPart(() => import("./print-page.tsx"));

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address named an analysis that isn't there; it has been taken out of the address since. */
    missingAnalysis?: true;
  }
}

/** /dashboard/actions: one analysis and its plan. */
export default function ActionsScreen(): ReactNode {
  const { data: analyses, error, isError, isFetching, refetch } = useAnalyses();
  const search = useSearch({ from: "/signed-in/dashboard/actions" });
  const navigate = useNavigate({ from: "/dashboard/actions" });
  // The way elsewhere may still be loading, as after the last analysis was deleted.
  const isLeaving = useLocation({ select: ({ pathname }) => !pathname.startsWith("/dashboard/actions") });
  const wasMissing: boolean = useLocation({ select: ({ state }) => state.missingAnalysis === true });
  // A list that is being read again may bring it yet: its audit may have ended a moment ago.
  const missing = analyses !== undefined && isMissing(analyses, search) && (isFetching ? "perhaps" : "surely");
  const isGone = missing === "surely" || (wasMissing && missing === false);
  const chosen = analyses && missing === false && !isGone ? chooseAnalysis(analyses, search) : undefined;
  const correction = chosen ? correctAddress(search, chosen) : null;
  useEffect(() => {
    if (isLeaving) return;
    if (correction !== null) void navigate({ search: (now) => ({ ...now, ...correction }), replace: true });
    if (missing === "surely") void navigate({ search: {}, state: { missingAnalysis: true }, replace: true });
  });
  usePageTitle(chosen ? t("Tasks for {domain}", { domain: hostName(chosen.domain) }) : t("Tasks"));
  if (analyses === undefined || chosen === undefined)
    return (
      <>
        <h1 className="sr-only">{t("Tasks")}</h1>
        {isGone || (analyses !== undefined && missing === false) ? (
          <Late waiting={<ActionsSkeleton />}>
            <NoAnalysis isGone={isGone} latest={analyses?.[0]} />
          </Late>
        ) : isError ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <ActionsSkeleton />
        )}
      </>
    );
  return <AnalysisPage key={chosen.id} analysis={chosen} analyses={analyses} />;
}

function AnalysisPage({ analysis, analyses }: { readonly analysis: Analysis; readonly analyses: readonly Analysis[] }) {
  const plan = usePlan(analysis);
  const subscribed = useSubscription();
  const { view } = useSearch({ from: "/signed-in/dashboard/actions" });
  const reading = useReading(plan.data?.actions);
  const printing = usePrinting();
  const { site_name: siteName } = useBranding();
  const job = useJobs().data?.find(({ id }) => id === analysis.jobId);
  const isPhone = useMedia(PHONE);
  const offer = plan.data?.isFreemiumPreview === true && !reading && (
    <Late waiting={<Skeleton className="h-24" />}>
      <UpgradeBanner
        total={plan.data.totalActionsAvailable}
        shown={plan.data.actions}
        domain={analysis.domain}
        jobId={analysis.jobId}
      />
    </Late>
  );
  if (view === "print" && plan.data !== undefined)
    return (
      <Late waiting={<PlanSkeleton />} missing={<p>{t("Not connected: the print view can't be shown.")}</p>}>
        <PrintPage analysis={analysis} actions={plan.data.actions} job={job} />
      </Late>
    );
  return (
    <>
      {/* The browser's own command prints the plan as a document; an open task prints itself. */}
      {printing && plan.data !== undefined && !reading && (
        <div className="hidden print:block">
          <Late waiting={null}>
            <PlanPrint analysis={analysis} actions={plan.data.actions} job={job} siteName={siteName} />
          </Late>
        </div>
      )}
      <div className={cx("-mt-4 grid grid-cols-1 gap-3", !reading && "print:hidden")}>
        {reading ? (
          <h1 className="sr-only">{hostName(analysis.domain)}</h1>
        ) : (
          <AnalysisHead analysis={analysis} job={job} subscribed={subscribed}>
            <Late waiting={<Skeleton className="h-8 w-112 max-w-full" />}>
              <AnalysisTools
                analysis={analysis}
                others={analyses.filter(({ id }) => id !== analysis.id)}
                plan={plan.data}
                refresh={refreshOf(plan)}
              />
            </Late>
          </AnalysisHead>
        )}
        {!isPhone && offer}
        {plan.data !== undefined ? (
          <AnalysisTabs
            analysis={analysis}
            analyses={analyses}
            job={job}
            actions={plan.data.actions}
            count={plan.data.totalActionsAvailable}
            summary={plan.data.executiveSummary}
            reading={reading}
          />
        ) : plan.isError ? (
          <LoadError error={plan.error} onRetry={() => void plan.refetch()} />
        ) : (
          <PlanSkeleton />
        )}
        {/* There it would push the first task out of sight. */}
        {isPhone && offer}
      </div>
    </>
  );
}

function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title={t("Error Loading Actions")}
      sentence={sentenceFor(error, texts.actionsFailed)}
      error={error}
      onRetry={onRetry}
    />
  );
}
