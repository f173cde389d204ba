import {
  labColumns,
  labRemarks,
  labScoreWord,
  labSentence,
  showsLabTable,
  type LabScoreWord,
  type LighthousePage,
  type Measured,
} from "@audit/contract";
import { Badge } from "../../components/badge.tsx";
import type { Meaning } from "../../components/meaning.ts";
import { Skeleton } from "../../components/states.tsx";
import { formatMoment } from "../../format/dates.ts";
import { formatCount } from "../../format/numbers.ts";
import { useLighthouse } from "./lighthouse-data.ts";
import { GridFrame } from "./template-head.tsx";
import { cell, head, rowHead } from "./visitors-table.ts";
import { t } from "../../language/messages.ts";

/** Lighthouse's values of one page per template, each a single run; where there are none, why. */
export function LabSpeed({ jobId }: { readonly jobId: string }) {
  const { data: pages, isError } = useLighthouse(jobId);
  return (
    <div className="min-w-0">
      <h3 className="text-16 font-semibold">{t("Speed in the lab")}</h3>
      {pages === undefined && !isError ? (
        <Skeleton className="mt-2 h-5 max-w-prose" />
      ) : (
        <p className="mt-1 max-w-prose text-14 text-pretty text-ink-2">
          {pages === undefined ? t("The lab values can't be loaded at the moment.") : labSentence(pages)}
        </p>
      )}
      {pages !== undefined && showsLabTable(pages) && <LabTable pages={pages} />}
    </div>
  );
}

function LabTable({ pages }: { readonly pages: readonly LighthousePage[] }) {
  return (
    <GridFrame label={t("Speed in the lab, table")}>
      <table className="mt-3 w-full min-w-3xl text-13 print:min-w-0">
        <caption className="sr-only">{t("Speed in the lab")}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} min-w-44 text-start`}>
              {t("Page")}
            </th>
            {[t("Performance"), ...labColumns.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col" className={`${head} ps-4 text-end whitespace-nowrap print:whitespace-normal`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map(({ url, result }) => (
            <tr key={url}>
              <th scope="row" className={rowHead}>
                {url}
                <span className="block text-12 text-ink-3">
                  {t("One page of its template")}
                  {result !== null && `, ${formatMoment(result.at)}`}
                </span>
                {/* Under the address and not beside it, where a phone would not show them. */}
                {labRemarks(result).map((remark) => (
                  <span key={remark} className="block text-12 text-ink-3">
                    {remark}
                  </span>
                ))}
              </th>
              {result?.state === "measured" ? (
                <Figures page={result} />
              ) : (
                <td colSpan={labColumns.length + 1} className={`${cell} text-ink-3`}>
                  {t("No values")}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </GridFrame>
  );
}

const meanings: Readonly<Record<LabScoreWord, Meaning>> = { good: "good", "needs improvement": "warning", poor: "bad" };

function Figures({ page }: { readonly page: Measured }) {
  const word = page.score === null ? null : labScoreWord(page.score);
  return (
    <>
      <td className={cell}>
        <span className="mb-0.5 block">{page.score ?? "–"}</span>
        {word !== null && <Badge meaning={meanings[word]}>{word}</Badge>}
      </td>
      {labColumns.map(({ name, text }) => (
        <td key={name} className={`${cell} whitespace-nowrap`}>
          {text(page, formatCount)}
        </td>
      ))}
    </>
  );
}
