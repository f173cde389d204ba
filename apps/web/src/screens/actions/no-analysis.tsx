import type { Analysis } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../components/button.tsx";
import { EmptyState } from "../../components/states.tsx";
import { t } from "../../language/messages.ts";

const toDashboard = (
  <Link to="/" className={buttonStyle({ look: "primary" })}>
    {t("Go to Dashboard")}
  </Link>
);

export interface NoAnalysisProps {
  /** The address names one that isn't there. */
  readonly isGone: boolean;
  readonly latest: Analysis | undefined;
}

/** In place of a plan: there is none yet, or not this one. */
export default function NoAnalysis({ isGone, latest }: NoAnalysisProps) {
  return isGone ? <MissingAnalysis latest={latest} /> : <NoAnalyses />;
}

function NoAnalyses() {
  return (
    <EmptyState title={t("No SEO Analyses Found")} action={toDashboard}>
      {t(
        "Here you will find the ranked tasks of each analysis. Start one from the dashboard: it needs a website address and a few minutes.",
      )}
    </EmptyState>
  );
}

/** The address names an analysis that isn't there: another site's plan in its stead would be taken for it. */
function MissingAnalysis({ latest }: { readonly latest: Analysis | undefined }) {
  return (
    <EmptyState
      title={t("This analysis does not exist")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {toDashboard}
          {latest && (
            <Link
              to="/dashboard/actions"
              search={{ jobId: latest.jobId }}
              className={buttonStyle({ look: "secondary" })}
            >
              {t("Open the latest one, of {domain}", { domain: latest.domain })}
            </Link>
          )}
        </div>
      }
    >
      {t("It may have been deleted, or belong to another account. Your analyses are on the dashboard.")}
    </EmptyState>
  );
}
