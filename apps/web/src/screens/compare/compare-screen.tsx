import type { Comparison } from "@audit/contract";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { sentenceFor } from "../../api/client.ts";
import { buttonStyle } from "../../components/button.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Note } from "../../components/panel.tsx";
import { Select } from "../../components/select.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useAnalyses } from "../../features/actions/actions-data.ts";
import { ChangedTasks, type ChangedTasksProps } from "../../features/history/changed-tasks.tsx";
import { useComparison } from "../../features/history/history-data.ts";
import { scoreSentence } from "../../features/history/score-sentence.ts";
import { RunTable } from "../../features/history/run-table.tsx";
import { TemplateTable } from "../../features/history/template-table.tsx";
import { formatMoment } from "../../format/dates.ts";
import { usePageTitle } from "../../title/page-title.ts";
import { CompareHead } from "./compare-head.tsx";
import { t } from "../../language/messages.ts";

const ScoreLines = lazyPart(() => import("../../features/history/score-lines.tsx"));

/** /dashboard/compare: what changed between two audits of one domain. */
export default function CompareScreen() {
  const { jobId } = useSearch({ from: "/signed-in/dashboard/compare" });
  const { data: analyses } = useAnalyses();
  const meant = jobId ?? analyses?.[0]?.jobId;
  usePageTitle(t("Changes"));
  if (meant !== undefined) return <Runs key={meant} jobId={meant} />;
  return (
    <>
      <h1 className="sr-only">{t("Changes")}</h1>
      {analyses === undefined ? (
        <Waiting />
      ) : (
        <EmptyState
          title={t("No SEO Analyses Found")}
          action={
            <Link to="/" className={buttonStyle({ look: "primary" })}>
              {t("Go to Dashboard")}
            </Link>
          }
        >
          {t("Here you will see what changed from one audit of a site to the next.")}
        </EmptyState>
      )}
    </>
  );
}

function Runs({ jobId }: { readonly jobId: string }) {
  const { with: base } = useSearch({ from: "/signed-in/dashboard/compare" });
  const { data, error, isError, refetch } = useComparison(jobId, base);
  if (data) return <Changes comparison={data} />;
  return (
    <>
      <h1 className="sr-only">{t("Changes")}</h1>
      {isError ? (
        <ErrorState
          title={t("The comparison could not be loaded")}
          sentence={sentenceFor(error, t("The comparison could not be loaded."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}

const Waiting = () => (
  <Loading label={t("Loading the comparison")}>
    <div className="grid gap-6">
      <Skeleton className="h-16 w-80 max-w-full" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  </Loading>
);

function Changes({ comparison }: { readonly comparison: Comparison }) {
  const { runs, current, base, templates, fewerPages, otherBusiness } = comparison;
  // By other checks or from fewer pages: nobody need have mended what is not found.
  const isUnsure = otherBusiness || fewerPages;
  return (
    <div className="grid grid-cols-1 gap-8">
      <CompareHead comparison={comparison} />
      {base === null ? (
        <EmptyState title={t("Only one audit so far")}>
          {t(
            "Audit the site again, or let the audit repeat by itself, and this page shows what was fixed, what is new and what is back.",
          )}
        </EmptyState>
      ) : (
        <>
          <BaseSelect comparison={comparison} isUnsure={isUnsure} />
          {otherBusiness && (
            <Note meaning="warning">
              {t(
                "The two audits were judged as different kinds of business, by different checks. Scores and tasks differ for that reason too, not only by what was changed on the site.",
              )}
            </Note>
          )}
          {fewerPages && (
            <Note meaning="warning">
              {t("The later audit read clearly fewer pages. What is missing in it may not be fixed but unread.")}
            </Note>
          )}
          <Sides comparison={comparison} base={base} isUnsure={isUnsure} />
          {templates.length > 0 && (
            <section aria-label={t("Per template")}>
              <h2 className="mb-3 text-16 font-semibold">{t("Tasks per template")}</h2>
              <TemplateTable templates={templates} />
            </section>
          )}
        </>
      )}
      <section aria-label={t("All audits")}>
        <h2 className="text-16 font-semibold">{t("Scores over time")}</h2>
        <p className="mt-1 mb-3 max-w-prose text-14 text-ink-2">{scoreSentence(runs)}</p>
        {runs.length > 1 && (
          <div role="img" aria-label={scoreSentence(runs)} className="chart mb-4">
            <Late waiting={<Skeleton className="h-55" />}>
              <ScoreLines runs={runs.toReversed()} />
            </Late>
          </div>
        )}
        <RunTable runs={runs} current={current} base={base} />
      </section>
    </div>
  );
}

interface Side extends Pick<ChangedTasksProps, "title" | "meaning" | "note" | "none"> {
  readonly of: "fixed" | "fresh" | "back" | "again";
}

interface SidesProps {
  readonly comparison: Comparison;
  readonly base: string;
  readonly isUnsure: boolean;
}

/** The tasks by what became of them. */
function Sides({ comparison: { current, counts, ...tasks }, base, isUnsure }: SidesProps) {
  const sides: readonly Side[] = [
    {
      of: "fixed",
      title: isUnsure ? t("Not found now") : t("Fixed"),
      meaning: isUnsure ? undefined : "good",
      none: t("Nothing was fixed."),
    },
    {
      of: "again",
      title: t("Found again"),
      meaning: "bad",
      note: t("You had marked them complete."),
      none: t("Nothing that you had marked complete."),
    },
    { of: "fresh", title: t("New"), meaning: "warning", none: t("Nothing new.") },
    { of: "back", title: t("Came back"), meaning: "bad", none: t("Nothing came back.") },
  ];
  return (
    <div className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
      {sides.map(({ of, ...words }) => (
        <ChangedTasks
          key={of}
          {...words}
          count={counts[of]}
          tasks={tasks[of]}
          jobId={of === "fixed" ? base : current}
        />
      ))}
    </div>
  );
}

/** With which of the other runs the shown one is compared. */
function BaseSelect({
  comparison: { runs, current, base, counts },
  isUnsure,
}: {
  readonly comparison: Comparison;
  readonly isUnsure: boolean;
}) {
  const navigate = useNavigate({ from: "/dashboard/compare" });
  const options = runs
    .filter(({ jobId }) => jobId !== current)
    .map(({ jobId, completedAt }) => ({ value: jobId, label: formatMoment(completedAt) }));
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Select
        label={t("Compared with")}
        className="w-60"
        value={base ?? ""}
        options={options}
        onChange={(value) => void navigate({ search: (now) => ({ ...now, with: value }), resetScroll: false })}
      />
      <p className="pb-2 text-13 text-ink-2 tabular-nums" hidden={isUnsure}>
        {t("{fixed} fixed, {again} found again, {fresh} new, {back} came back, {same} as before", {
          fixed: counts.fixed,
          again: counts.again,
          fresh: counts.fresh,
          back: counts.back,
          same: counts.same,
        })}
      </p>
    </div>
  );
}
