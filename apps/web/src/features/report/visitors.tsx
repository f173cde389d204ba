import type { FieldAnswer, FieldReport, Report, SearchReport } from "@audit/contract";
import type { ReactNode } from "react";
import { Badge } from "../../components/badge.tsx";
import { ReportSection } from "../../components/report-section.tsx";
import { formatCount } from "../../format/numbers.ts";
import { GridFrame } from "./template-head.tsx";
import { cell, head, rowHead } from "./visitors-table.ts";
import { fieldSentence, missingWords, searchSentence, vitalWords } from "./visitor-words.ts";
import { t } from "../../language/messages.ts";

export interface VisitorsProps {
  readonly report: Pick<Report, "search" | "field">;
  /** The way to connect what is missing. */
  readonly children?: ReactNode;
  /** What this server measured itself. */
  readonly lab?: ReactNode;
}

/** What searchers clicked and visitors measured, each with its source; where it is unknown, why. */
export function Visitors({ report: { search, field }, children, lab }: VisitorsProps) {
  return (
    <ReportSection
      id="visitors"
      title={t("Searchers and visitors")}
      sentence={t("What the site itself can't show: where Google's searchers click, and how fast visitors find it.")}
    >
      <div className="grid gap-8">
        {search && <Searchers search={search}>{children}</Searchers>}
        {field && <FieldSpeed field={field} />}
        {!search && !field && (
          <p className="text-14 text-ink-3">{t("This report was made before other sources were asked.")}</p>
        )}
        {lab}
      </div>
    </ReportSection>
  );
}

function Searchers({ search, children }: { readonly search: SearchReport; readonly children: ReactNode }) {
  const isOfVisits = search.table === "visits";
  const columns = isOfVisits
    ? [t("Visits"), t("Failing checks")]
    : [t("Clicks"), t("Impressions"), t("Position"), t("Failing checks")];
  return (
    <div className="min-w-0">
      <h3 className="text-16 font-semibold">{isOfVisits ? t("Visits") : t("Google Search")}</h3>
      <p className="mt-1 max-w-prose text-14 text-pretty text-ink-2">{searchSentence(search)}</p>
      {children}
      {search.pages.length > 0 && (
        <GridFrame label={isOfVisits ? t("Pages with most visits, table") : t("Pages with most clicks, table")}>
          <table className="mt-3 w-full min-w-xl text-13 print:min-w-0">
            <caption className="sr-only">
              {isOfVisits ? t("Pages with most visits") : t("Pages with most clicks")}
            </caption>
            <thead>
              <tr>
                <th scope="col" className={`${head} min-w-44 text-start`}>
                  {t("Page")}
                </th>
                {columns.map((name) => (
                  <th key={name} scope="col" className={`${head} ps-4 text-end whitespace-nowrap`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {search.pages.map(({ url, clicks, impressions, position, faults }) => (
                <tr key={url}>
                  <th scope="row" className={rowHead}>
                    {url}
                  </th>
                  <td className={cell}>{formatCount(clicks)}</td>
                  {!isOfVisits && <td className={cell}>{formatCount(impressions)}</td>}
                  {!isOfVisits && <td className={cell}>{position.toFixed(1)}</td>}
                  <td className={cell}>{formatCount(faults)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </GridFrame>
      )}
    </div>
  );
}

const VITALS = [
  ["lcpMs", t("Largest paint")],
  ["inpMs", t("Response to input")],
  ["cls", t("Layout shift")],
] as const;

function FieldSpeed({ field }: { readonly field: FieldReport }) {
  const rows = field.origin === null ? [] : [field.origin, ...field.pages];
  const isAnyMeasured = rows.some(({ state }) => state === "measured");
  return (
    <div className="min-w-0">
      <h3 className="text-16 font-semibold">{t("Speed for visitors")}</h3>
      <p className="mt-1 max-w-prose text-14 text-pretty text-ink-2">
        {isAnyMeasured || field.origin === null ? fieldSentence(field) : missingSentence(rows)}
      </p>
      {isAnyMeasured && (
        <GridFrame label={t("Speed for visitors, table")}>
          <table className="mt-3 w-full min-w-3xl text-13 print:min-w-0">
            <caption className="sr-only">{t("Speed for visitors")}</caption>
            <thead>
              <tr>
                <th scope="col" className={`${head} min-w-44 text-start`}>
                  {t("Address")}
                </th>
                {VITALS.map(([vital, name]) => (
                  <th key={vital} scope="col" className={`${head} w-48 ps-4 text-end whitespace-nowrap`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((answer, index) => (
                <FieldRow key={answer.url} answer={answer} whole={index === 0} />
              ))}
            </tbody>
          </table>
        </GridFrame>
      )}
    </div>
  );
}

/** One sentence stands for a table in which every row says the same. */
function missingSentence(rows: readonly FieldAnswer[]): string {
  const failed = rows.find((row) => row.state === "failed");
  if (failed?.state === "failed")
    return t("The Chrome UX Report was asked and gave no values. {reason}", { reason: failed.reason });
  return t("The Chrome UX Report has no field data for this site: too few of its visitors are counted.");
}

function FieldRow({ answer, whole }: { readonly answer: FieldAnswer; readonly whole: boolean }) {
  const isMeasured = answer.state === "measured";
  return (
    <tr>
      <th scope="row" className={rowHead}>
        {answer.url}
        <span className="block text-12 text-ink-3">
          {whole ? t("The whole site") : t("One page of its template")}
          {isMeasured && (answer.device === "phone" ? t(", on phones") : t(", on all devices"))}
        </span>
      </th>
      {isMeasured ? (
        VITALS.map(([vital]) => {
          const { text, word, meaning } = vitalWords(vital, answer[vital]);
          return (
            <td key={vital} className={cell}>
              <span className="inline-flex items-center gap-2 whitespace-nowrap">
                {text}
                {word !== null && <Badge meaning={meaning}>{word}</Badge>}
              </span>
            </td>
          );
        })
      ) : (
        <td colSpan={VITALS.length} className={`${cell} text-ink-3`}>
          {missingWords(answer)}
        </td>
      )}
    </tr>
  );
}
