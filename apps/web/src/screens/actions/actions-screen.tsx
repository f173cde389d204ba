import { texts, type Analysis } from "@audit/contract";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { sentenceFor } from "../../api/client.ts";
import { usePageTitle } from "../../title/page-title.ts";
import { buttonStyle } from "../../components/button.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { refreshOf } from "../../components/refresh-button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../components/states.tsx";
import { useAnalyses, usePlan, useSubscription } from "../../features/actions/actions-data.ts";
import { UpgradeBanner } from "../../features/actions/upgrade-banner.tsx";
import { chooseAnalysis, correctAddress } from "../../features/actions/choose-analysis.ts";
import { useJobs } from "../../features/jobs/jobs-data.ts";
import { ActionsSkeleton, PlanSkeleton } from "./actions-skeleton.tsx";
import { AnalysisHead } from "./analysis-head.tsx";
import { AnalysisTools } from "./analysis-tools.tsx";
import { AnalysisTabs } from "./analysis-tabs.tsx";

const ProfileSection = lazyPart(() => import("../profile-section.tsx"));
const PrintPage = lazyPart(() => import("./print-page.tsx"));

/** /dashboard/actions: one analysis and its plan. */
export default function ActionsScreen() {
  const { data: analyses, error, isError, refetch } = useAnalyses();
  const search = useSearch({ from: "/signed-in/dashboard/actions" });
  const navigate = useNavigate({ from: "/dashboard/actions" });
  const chosen = analyses && chooseAnalysis(analyses, search);
  const correction = chosen ? correctAddress(search, chosen) : null;
  useEffect(() => {
    if (correction !== null) void navigate({ search: (now) => ({ ...now, ...correction }), replace: true });
  });
  usePageTitle(chosen ? `Tasks for ${chosen.domain}` : "Tasks");
  if (analyses === undefined || chosen === undefined)
    return (
      <>
        <h1 className="sr-only">Tasks</h1>
        {analyses !== undefined ? (
          <NoAnalyses />
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
  const job = useJobs().data?.find(({ id }) => id === analysis.jobId);
  if (view === "print" && plan.data !== undefined)
    return (
      <Late waiting={<PlanSkeleton />} missing={<p>Not connected: the print view can't be shown.</p>}>
        <PrintPage analysis={analysis} actions={plan.data.actions} />
      </Late>
    );
  return (
    <div className="grid gap-6">
      <AnalysisHead analysis={analysis} analyses={analyses} job={job} subscribed={subscribed}>
        <AnalysisTools
          analysis={analysis}
          others={analyses.filter(({ id }) => id !== analysis.id)}
          plan={plan.data}
          refresh={refreshOf(plan)}
        />
        <Late waiting={<Skeleton className="h-7 max-w-2xl" />} missing={null}>
          <ProfileSection jobId={analysis.jobId} />
        </Late>
      </AnalysisHead>
      {plan.data?.isFreemiumPreview === true && (
        <UpgradeBanner
          total={plan.data.totalActionsAvailable}
          shown={plan.data.actions}
          domain={analysis.domain}
          jobId={analysis.jobId}
        />
      )}
      {plan.data !== undefined ? (
        <AnalysisTabs analysis={analysis} job={job} actions={plan.data.actions} summary={plan.data.executiveSummary} />
      ) : plan.isError ? (
        <LoadError error={plan.error} onRetry={() => void plan.refetch()} />
      ) : (
        <PlanSkeleton />
      )}
    </div>
  );
}

function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="Error Loading Actions"
      sentence={sentenceFor(error, texts.actionsFailed)}
      error={error}
      onRetry={onRetry}
    />
  );
}

function NoAnalyses() {
  return (
    <EmptyState
      title="No SEO Analyses Found"
      action={
        <Link to="/" className={buttonStyle({ look: "primary" })}>
          Go to Dashboard
        </Link>
      }
    >
      Here you will find the ranked tasks of each analysis. Start one from the dashboard: it needs a website address and
      a few minutes.
    </EmptyState>
  );
}
