import type { Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { TriangleAlert } from "lucide-react";
import { linkStyle } from "../../components/link-style.ts";
import { Popover } from "../../components/popover.tsx";
import { ScoreRing } from "../../components/score-ring.tsx";
import { t } from "../../language/messages.ts";

interface ScoresProps {
  readonly job: Pick<Job, "health_score" | "ai_citation_score" | "standing">;
  /** For a head of one line. */
  readonly small?: boolean;
  /** Whose report tells more; undefined where the reader has none. */
  readonly reportOf?: string;
}

/** The two scores of an analysis; what each is made of is one tap away. */
export function Scores({ job, small = false, reportOf }: ScoresProps) {
  const shared = { small, reportOf };
  return (
    <div className={cx("flex shrink-0", small ? "gap-3" : "gap-6")}>
      <Score title={t("Health")} score={job.health_score} bound={boundOf(job.standing, "health")} {...shared}>
        {t(
          "What holds on your site against what is lost. A serious check counts ten times as much as polish, and a failed one costs more the more of your pages it touches. What could not be seen counts neither way.",
        )}
      </Score>
      <Score title={t("AI visibility")} score={job.ai_citation_score} bound={boundOf(job.standing, "ai")} {...shared}>
        {t("The same measure over the checks that decide whether assistants can read, understand and cite your pages.")}
      </Score>
    </div>
  );
}

/** Why a score is not what its checks alone would give. */
function boundOf(standing: Job["standing"], score: "health" | "ai"): string | null {
  if (standing === null) return null;
  const ceiling = standing[score];
  return (
    standing.unscored ??
    (ceiling && t("Not above {most} while this stands: {because}", { most: ceiling.most, because: ceiling.because }))
  );
}

interface ScoreProps {
  readonly title: string;
  readonly score: number | null;
  readonly bound: string | null;
  readonly small: boolean;
  readonly reportOf: string | undefined;
  readonly children: string;
}

function Score({ title, score, bound, small, reportOf, children }: ScoreProps) {
  return (
    <Popover
      title={score === null ? t("{title}: not known", { title }) : t("{title}: {score} of 100", { title, score })}
      className={cx(
        "rounded-panel text-12 text-ink-2 hover:text-ink",
        small ? "flex items-center gap-1.5" : "grid justify-items-center gap-1",
      )}
      trigger={
        <>
          <ScoreRing score={score} label={title} size={small ? "small" : "large"} />
          <span aria-hidden className={small ? "max-xl:hidden" : undefined}>
            {title}
          </span>
          {bound !== null && (
            <TriangleAlert aria-label={t("Kept down by one fault")} className="size-3.5 text-warning" />
          )}
        </>
      }
    >
      {bound !== null && <p className="mb-2 font-medium text-ink">{bound}</p>}
      <p>{children}</p>
      {reportOf !== undefined && (
        <Link
          to="/dashboard/report"
          search={{ jobId: reportOf }}
          hash="scores"
          className={cx("mt-2 inline-block", linkStyle)}
        >
          {t("What it is made of, in the report")}
        </Link>
      )}
    </Popover>
  );
}
