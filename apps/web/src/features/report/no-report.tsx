import { CallFailed } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { sentenceFor } from "../../api/client.ts";
import { Button, buttonStyle } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { EmptyState, ErrorState } from "../../components/states.tsx";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export interface NoReportProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Starts the same address anew; undefined while the job is not known. */
  readonly onRunAgain: (() => void) | undefined;
  readonly starting: boolean;
  /** What went wrong when it was started anew. */
  readonly fault: string | null;
}

/** Why there is no report, and the next step. */
export function NoReport({ error, onRetry, onRunAgain, starting, fault }: NoReportProps) {
  const code = error instanceof CallFailed ? error.code : null;
  if (code === "REPORT_MISSING")
    return (
      <EmptyState
        title={t("No report for this analysis")}
        action={
          onRunAgain && (
            <Button look="primary" busy={starting} onClick={onRunAgain}>
              {t("Run again")}
            </Button>
          )
        }
      >
        {sentenceFor(error, texts.reportMissing)}
        {fault !== null && <ErrorText>{fault}</ErrorText>}
      </EmptyState>
    );
  if (code === "REPORT_NOT_READY" || code === "NOT_FOUND")
    return (
      <EmptyState
        title={code === "NOT_FOUND" ? t("This analysis does not exist") : t("The report is not ready yet")}
        action={
          <Link to="/" className={buttonStyle({ look: "primary" })}>
            {t("Go to Dashboard")}
          </Link>
        }
      >
        {code === "NOT_FOUND"
          ? t("It may have been deleted. Your analyses are on the dashboard.")
          : t("{error} This page opens by itself then.", { error: sentenceFor(error, texts.reportNotReady) })}
      </EmptyState>
    );
  return (
    <ErrorState
      title={t("Error Loading Report")}
      sentence={sentenceFor(error, texts.reportFailed)}
      error={error}
      onRetry={onRetry}
    />
  );
}
