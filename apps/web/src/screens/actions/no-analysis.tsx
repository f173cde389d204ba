import type { Analysis } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../components/button.tsx";
import { EmptyState } from "../../components/states.tsx";

const toDashboard = (
  <Link to="/" className={buttonStyle({ look: "primary" })}>
    Go to Dashboard
  </Link>
);

/** Nothing was analysed yet. */
export function NoAnalyses() {
  return (
    <EmptyState title="No SEO Analyses Found" action={toDashboard}>
      Here you will find the ranked tasks of each analysis. Start one from the dashboard: it needs a website address and
      a few minutes.
    </EmptyState>
  );
}

/** The address names an analysis that isn't there: another site's plan in its stead would be taken for it. */
export function MissingAnalysis({ latest }: { readonly latest: Analysis | undefined }) {
  return (
    <EmptyState
      title="This analysis does not exist"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {toDashboard}
          {latest && (
            <Link
              to="/dashboard/actions"
              search={{ jobId: latest.jobId }}
              className={buttonStyle({ look: "secondary" })}
            >
              Open the latest one, of {latest.domain}
            </Link>
          )}
        </div>
      }
    >
      It may have been deleted, or belong to another account. Your analyses are on the dashboard.
    </EmptyState>
  );
}
