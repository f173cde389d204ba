import { type Action, CallFailed, type SharedAction, type SharedAnalysis } from "@audit/contract";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { sentenceFor } from "../api/client.ts";
import { Button, buttonStyle } from "../components/button.tsx";
import { RefreshButton, refreshOf, type RefreshButtonProps } from "../components/refresh-button.tsx";
import { EmptyState, Loading } from "../components/states.tsx";
import { useBranding } from "../features/branding/use-branding.ts";
import { formatTime } from "../format/dates.ts";
import { DeadLink } from "../features/shares/dead-link.tsx";
import { Scores } from "../features/jobs/scores.tsx";
import { LinkHead } from "../features/shares/link-head.tsx";
import { PreviewBanner } from "../features/shares/preview-banner.tsx";
import { sharedTitle } from "../features/shares/share-words.ts";
import { tellPreview, useSharedAnalysis } from "../features/shares/shares-data.ts";
import { SummaryPanel } from "../features/summary/summary-panel.tsx";
import { SAMPLE_TOKEN } from "../sample/sample-names.ts";
import { useSession } from "../session/session.ts";
import { usePageTitle } from "../title/page-title.ts";
import { PlanShape } from "./actions/actions-skeleton.tsx";
import { TaskBoard } from "./actions/task-board.tsx";
import { useReading } from "./actions/use-reading.ts";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

/** /shared/{token}: the tasks of a link, to read and to filter, not to change. */
export default function SharedDashboardScreen() {
  const { token } = useParams({ from: "/shared/$token" });
  const query = useSharedAnalysis(token);
  const { data: shared, error, isError, refetch } = query;
  const { site_name: siteName } = useBranding();
  usePageTitle(sharedTitle(shared));
  if (shared !== undefined)
    return <SharedDashboard key={token} token={token} shared={shared} refresh={refreshOf(query)} />;
  if (!isError)
    return (
      <Loading label={t("Loading shared tasks")}>
        <PlanShape />
      </Loading>
    );
  const gone = error instanceof CallFailed && error.status === 404;
  return (
    <DeadLink
      {...(gone
        ? notFound()
        : { title: t("Content Not Available"), sentence: sentenceFor(error, rareTexts.sharedFailed) })}
    >
      {!gone && <Button onClick={() => void refetch()}>{t("Try Again")}</Button>}
      <Link to="/signup" className={buttonStyle({ look: "primary" })}>
        {t("Go to {siteName}", { siteName })}
      </Link>
    </DeadLink>
  );
}

/** The printed sentence, its first words as the title; the colon is read, not seen. */
function notFound(): { title: ReactNode; sentence: string } {
  const [title, sentence = ""] = rareTexts.linkNotFound.split(/(?<=:) /);
  return {
    title: (
      <>
        {title?.slice(0, -1)}
        <span className="sr-only">: </span>
      </>
    ),
    sentence,
  };
}

interface SharedDashboardProps {
  readonly token: string;
  readonly shared: SharedAnalysis;
  readonly refresh: RefreshButtonProps;
}

function SharedDashboard({ token, shared, refresh }: SharedDashboardProps) {
  const { isPreview, previewMode, actions, executiveSummary } = shared;
  const isReported = useRef(false);
  useEffect(() => {
    if (!isPreview || isReported.current) return;
    isReported.current = true;
    tellPreview("viewed", token, shared);
  }, [isPreview, token, shared]);
  const isStranger = useSession().state !== "authenticated";
  const tasks = useMemo(() => actions?.map(completed), [actions]);
  const reading = useReading(tasks);
  const hasDocuments = Object.keys(shared.content).length > 0;
  return (
    <div className="grid gap-6">
      {reading ? (
        <h1 className="sr-only">{shared.title}</h1>
      ) : (
        <LinkHead
          shared={shared}
          aside={
            <>
              {shared.job !== undefined && <Scores job={{ ...shared.job, standing: null }} small />}
              {/* Nothing arrives by itself here: its owner's progress is read again on demand. */}
              {token !== SAMPLE_TOKEN && (
                <RefreshButton
                  {...refresh}
                  label={t("Read again, as of {time}", { time: formatTime(refresh.readAt) })}
                />
              )}
              {token === SAMPLE_TOKEN && (
                <Link to="/sample" className={buttonStyle()}>
                  {t("Read the report")}
                </Link>
              )}
              {hasDocuments && (
                <Link to="/share/$token" params={{ token }} className={buttonStyle()}>
                  {t("Read the documents")}
                </Link>
              )}
              {token === SAMPLE_TOKEN && isStranger && (
                <Link to="/signup" className={buttonStyle({ look: "primary" })}>
                  {t("Audit my website")}
                </Link>
              )}
            </>
          }
        />
      )}
      {isPreview && !reading && previewMode !== undefined && (
        <PreviewBanner preview={previewMode} token={token} onFollow={() => tellPreview("clicked", token, shared)} />
      )}
      {tasks === undefined ? (
        <EmptyState title={t("No tasks in this link")}>{t("Its owner chose to share the documents only.")}</EmptyState>
      ) : (
        <TaskBoard
          jobId={null}
          actions={tasks}
          foldBelow="(max-width: 63.99rem)"
          beside={
            executiveSummary !== undefined &&
            executiveSummary !== null && (
              <SummaryPanel summary={executiveSummary} jobId="" onSummary={() => undefined} />
            )
          }
        />
      )}
    </div>
  );
}

/** The task view shows own tasks too; what a link keeps back is absent here as well. */
const completed = (action: SharedAction): Action => ({
  ...action,
  job_id: "",
  fingerprint: "",
  search: null,
  started_at: null,
  completed_at: null,
  notes: null,
  effectiveness_rating: null,
  assignee: null,
  due_on: null,
  not_relevant: null,
  verification: null,
});
