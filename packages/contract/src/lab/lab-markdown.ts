import type { LighthousePage } from "../lighthouse.ts";
import { address, plain } from "../plan-export/escape.ts";
import {
  isMeasured,
  labColumns,
  labRemarks,
  labScoreWord,
  labSentence,
  showsLabTable,
  type Measured,
} from "./lab-words.ts";

const english = new Intl.NumberFormat("en");

/** The lab values as a section of a report file: what the report page says of them, in markdown. */
export function labMarkdown(pages: readonly LighthousePage[]): string {
  const parts = ["## Speed in the lab", [plain(labSentence(pages)), ...days(pages)].join(" ")];
  if (showsLabTable(pages)) parts.push(...figures(pages), ...remarks(pages));
  return parts.join("\n\n");
}

/** ISO days, which read alike wherever the file goes. */
function days(pages: readonly LighthousePage[]): string[] {
  const all = new Set(pages.flatMap(({ result }) => (isMeasured(result) ? [result.at.slice(0, 10)] : [])));
  return all.size === 0 ? [] : [`Measured on ${[...all].toSorted().join(" and ")}.`];
}

function figures(pages: readonly LighthousePage[]): string[] {
  const rows = pages.flatMap(({ url, result }) => (isMeasured(result) ? [row(url, result)] : []));
  if (rows.length === 0) return [];
  const head = ["page", "performance", ...labColumns.map(({ name }) => name.toLowerCase())];
  return [[line(head), line(head.map(() => "---")), ...rows].join("\n")];
}

const row = (url: string, page: Measured): string =>
  line([
    address(url),
    page.score === null ? "–" : `${page.score}, ${labScoreWord(page.score)}`,
    ...labColumns.map(({ text }) => text(page, (value) => english.format(value))),
  ]);

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function remarks(pages: readonly LighthousePage[]): string[] {
  const lines = pages.flatMap(({ url, result }) =>
    labRemarks(result).map((remark) => `- ${address(url)}: ${plain(remark)}`),
  );
  return lines.length === 0 ? [] : [lines.join("\n")];
}
