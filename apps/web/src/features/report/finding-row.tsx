import type { ReportFinding } from "@audit/contract";
import { ChevronRight } from "lucide-react";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Badge } from "../../components/badge.tsx";
import { Impact } from "../../components/impact.tsx";
import { countOf, formatCount } from "../../format/numbers.ts";
import { areaName, certaintyWords } from "./words.ts";
import { t } from "../../language/messages.ts";

export interface FindingRowProps {
  readonly jobId: string;
  readonly domain: string;
  readonly finding: ReportFinding;
  readonly open: boolean;
  readonly printing: boolean;
  readonly onToggle: () => void;
}

const loadBody = () => import("./finding-body.tsx");
const FindingBody = lazyPart(loadBody);

/** Fetched while the list is read: the first finding opens, and paper is drawn, without a wait. */
export const readyFindings = (): void => void loadBody().catch(() => undefined);

/** One finding in a line; its evidence opens below. */
export function FindingRow({ jobId, domain, finding, open, printing, onToggle }: FindingRowProps) {
  const { rule, title, severity, area, verdict, certainty } = finding;
  const shown = open || printing;
  const bodyId = `evidence-${rule}`;
  return (
    <li id={`finding-${rule}`} className="scroll-mt-18 border-b border-line">
      <h4 className="break-after-avoid">
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={shown ? bodyId : undefined}
          onClick={onToggle}
          className="-mx-3 grid min-h-12 w-[calc(100%+1.5rem)] grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 rounded-control px-3 py-2 text-start hover:bg-hover/60 focus-visible:-outline-offset-2 print:mx-0 print:min-h-0 print:w-full print:grid-cols-[minmax(0,1fr)_8rem_7rem_8.5rem] print:px-0 md:grid-cols-[1rem_minmax(0,1fr)_9rem_8rem_8.5rem]"
        >
          <ChevronRight
            aria-hidden
            className={`size-4 text-ink-3 transition-transform print:hidden ${open ? "rotate-90" : ""}`}
          />
          <span className="min-w-0">
            <span className="text-14 font-medium [overflow-wrap:anywhere]">{title}</span>{" "}
            <span className="text-12 whitespace-nowrap text-ink-3">{areaName(area)}</span>
          </span>
          <span className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:contents print:contents">
            <span className="text-13 text-ink-2 tabular-nums md:text-end print:text-end">{reachOf(finding)}</span>
            <span className="text-12 text-ink-3 md:ps-5 print:ps-3">
              {verdict === "unknown" ? (
                <Badge meaning="unknown">{t("Unknown")}</Badge>
              ) : (
                certaintyWords(certainty).grade
              )}
            </span>
            {verdict !== "unknown" && <Impact impact={severity} />}
          </span>
        </button>
      </h4>
      {shown && (
        <div id={bodyId} className="md:ps-7 print:ps-0">
          <Late waiting={null}>
            <FindingBody jobId={jobId} domain={domain} finding={finding} printing={printing} />
          </Late>
        </div>
      )}
    </li>
  );
}

/** "12 of 137 pages", or that it concerns the site as a whole. */
function reachOf({ scope, count, outOf, verdict }: ReportFinding): string {
  if (scope === "site") return t("whole site");
  if (verdict === "unknown") return countOf(count, "page");
  return t("{count} of {pages}", { count: formatCount(count), pages: countOf(outOf, "page") });
}
