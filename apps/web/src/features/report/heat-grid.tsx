import type { Report } from "@audit/contract";
import { cx } from "class-variance-authority";
import { ReportSection } from "../../components/report-section.tsx";
import { countOf, formatCount, shareOf } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { heatSentence } from "./chart-sentences.ts";
import { GridFrame, TemplateHead } from "./template-head.tsx";
import { areaName } from "./words.ts";
import { said, t } from "../../language/messages.ts";

type AreaCell = Report["areas"][number]["cells"][number];

/** The hue says how serious the worst fault is, the tint which share of pages has one; ink stays readable on all. */
const HEAT = {
  high: ["bg-bad-line/10", "bg-bad-line/20", "bg-bad-line/30", "bg-bad-line/40"],
  medium: ["bg-warning-line/10", "bg-warning-line/20", "bg-warning-line/30", "bg-warning-line/40"],
  low: ["bg-unknown-line/10", "bg-unknown-line/18", "bg-unknown-line/26", "bg-unknown-line/34"],
} as const;

function heatOf(worst: NonNullable<AreaCell["worst"]>, share: number): string {
  const tints = HEAT[worst];
  return tints[Math.min(tints.length - 1, Math.floor(share * tints.length))]!;
}

/** Page templates x rule areas: which share of a template's pages has at least one fault of the area. */
export function HeatGrid({ areas, templates }: Pick<Report, "areas" | "templates">) {
  const sentence = heatSentence({ areas, templates });
  return (
    <ReportSection id="templates" title={t("Templates and areas")} sentence={sentence}>
      {areas.length > 0 && (
        <>
          <Key />
          <GridFrame label={t("Templates and areas, grid")}>
            <table className="w-full border-separate border-spacing-0.5 text-13 print:table-fixed">
              <caption className="sr-only">{t("Share of pages with at least one fault, by area and template")}</caption>
              <TemplateHead corner={t("Area")} templates={templates} />
              <tbody>
                {areas.map(({ category, area, cells }) => (
                  <tr key={`${category} ${area}`}>
                    <th
                      scope="row"
                      className="sticky start-0 z-10 bg-page py-1 pe-3 text-start font-normal whitespace-nowrap print:static print:whitespace-normal"
                    >
                      {areaName(area)} <span className="text-12 text-ink-3 max-sm:block">{capitalised(category)}</span>
                    </th>
                    {cells.map((cell, column) => (
                      <Cell key={templates[column]!.id ?? "rest"} {...cell} of={templates[column]!.pages} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </GridFrame>
        </>
      )}
    </ReportSection>
  );
}

function Cell({ pages, rules, worst, of }: AreaCell & { readonly of: number }) {
  if (pages === 0 || worst === null)
    return (
      <td className="h-9 rounded-control px-2 text-ink-3">
        <span aria-hidden>·</span>
        <span className="sr-only">{t("no fault")}</span>
      </td>
    );
  const words = t("{pages} of {pages2}, {checks}, at worst of {worst} impact", {
    pages: formatCount(pages),
    pages2: countOf(of, "page"),
    checks: countOf(rules, "check"),
    worst: said(worst),
  });
  return (
    <td className={cx("h-9 rounded-control px-2 tabular-nums", heatOf(worst, pages / of))} title={words}>
      {shareOf(pages, of)}
      <span className="sr-only">: {words}</span>
    </td>
  );
}

const impacts = ["high", "medium", "low"] as const;

function Key() {
  return (
    <p className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-3">
      <span>{t("Share of pages with a fault, at worst of")}</span>
      {impacts.map((impact) => (
        <span key={impact} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cx("size-3 rounded-[3px]", HEAT[impact][3])} />
          {t("{impact} impact", { impact: said(impact) })}
        </span>
      ))}
    </p>
  );
}
