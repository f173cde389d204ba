import type { Report } from "@audit/contract";
import { Badge } from "../../components/badge.tsx";
import { ReportSection } from "../../components/report-section.tsx";
import { countOf, formatCount, shareOf } from "../../format/numbers.ts";
import { markupSentence } from "./chart-sentences.ts";
import { GridFrame } from "./template-head.tsx";
import { t } from "../../language/messages.ts";

/** Which templates carry structured data, and of which types. */
export function MarkupTable({ markup, templates }: Pick<Report, "markup" | "templates">) {
  return (
    <ReportSection id="markup" title={t("Structured data by template")} sentence={markupSentence(markup)}>
      {markup.length > 0 && (
        <GridFrame label={t("Structured data by template, grid")}>
          <table className="w-full min-w-2xl text-13 print:min-w-0">
            <caption className="sr-only">{t("Structured data by template")}</caption>
            <thead>
              <tr className="text-12 text-ink-3">
                <th scope="col" className="h-9 border-b border-line pe-4 text-start font-medium">
                  {t("Template")}
                </th>
                <th scope="col" className="w-64 border-b border-line pe-4 text-start font-medium">
                  {t("Pages with structured data")}
                </th>
                <th scope="col" className="border-b border-line text-start font-medium">
                  {t("Types")}
                </th>
              </tr>
            </thead>
            <tbody>
              {markup.map((row, index) => (
                <tr key={templates[index]!.id ?? "rest"} className="align-top">
                  <th
                    scope="row"
                    className="border-b border-line py-2.5 pe-4 text-start font-normal [overflow-wrap:anywhere]"
                  >
                    {templates[index]!.label}
                  </th>
                  <td className="border-b border-line py-2.5 pe-4">
                    <Meter part={row.withMarkup} whole={row.pages} />
                    {row.broken > 0 && (
                      <p className="mt-1.5 text-12 text-bad">
                        {t("{pages} with a block that can't be read", { pages: countOf(row.broken, "page") })}
                      </p>
                    )}
                  </td>
                  <td className="border-b border-line py-2">
                    <Types types={row.types} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </GridFrame>
      )}
    </ReportSection>
  );
}

function Meter({ part, whole }: { readonly part: number; readonly whole: number }) {
  return (
    <div className="flex items-center gap-3">
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-20 shrink-0 rounded-full">
        <rect width="100" height="6" className="fill-hover" />
        <rect width={(100 * part) / Math.max(1, whole)} height="6" className="fill-notice-line" />
      </svg>
      <span className="whitespace-nowrap tabular-nums">
        {t("{part} of {whole}", { part: formatCount(part), whole: formatCount(whole) })}{" "}
        <span className="text-ink-3">({shareOf(part, whole)})</span>
      </span>
    </div>
  );
}

function Types({ types }: { readonly types: Report["markup"][number]["types"] }) {
  if (types.length === 0) return <span className="text-ink-3">{t("none")}</span>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {types.map(({ type, pages }) => (
        <li key={type} className="max-w-full truncate">
          <Badge>
            {type} <span className="font-normal tabular-nums">{formatCount(pages)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
