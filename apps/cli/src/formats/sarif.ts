import { createHash } from "node:crypto";
import { catalogue, engineVersion, type FindingJson } from "@audit/engine";
import { placeOf } from "../faults/baseline.ts";
import { evidenceText } from "@audit/exports";
import type { Reported } from "./reported.ts";

/** Code scanning of GitHub shows 5,000 results of a run at most; findings come most serious first. */
const MOST_RESULTS = 5_000;
const LEVELS = { high: "error", medium: "warning", low: "note" } as const;
/** Code scanning ranks by a number that scanners of other kinds call security severity. */
const RANKS = { high: 90, medium: 50, low: 10 } as const;

/**
 * SARIF 2.1.0 (OASIS). Places are paths below the site's address, since readers of SARIF take absolute addresses for
 * files; fingerprints hold from run to run and from preview to public site.
 */
export function asSarif({ audit, findings, fresh }: Reported): string {
  const reported = new Set(findings.map(({ rule }) => rule));
  const rules = catalogue().filter(({ id }) => reported.has(id));
  const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  const isNew = new Set((fresh ?? []).flatMap(({ rule, pages }) => pages.map(({ url }) => `${rule} ${url}`)));
  const home = audit.site.finalUrl;
  const results = findings.flatMap((finding) =>
    finding.pages.map((page) => ({
      ...resultOf(finding, page, home),
      ruleIndex: indexOf.get(finding.rule),
      ...(fresh === null ? {} : { baselineState: isNew.has(`${finding.rule} ${page.url}`) ? "new" : "unchanged" }),
    })),
  );
  return `${JSON.stringify(
    {
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { name: "seo-audit", version: engineVersion, rules: rules.map(ruleOf) } },
          originalUriBaseIds: { SITE: { uri: new URL("/", home).href } },
          columnKind: "utf16CodeUnits",
          results: results.slice(0, MOST_RESULTS),
          invocations: [
            {
              executionSuccessful: true,
              startTimeUtc: audit.site.startedAt,
              endTimeUtc: audit.site.finishedAt,
              ...(results.length > MOST_RESULTS ? { toolExecutionNotifications: [leftOut(results.length)] } : {}),
            },
          ],
        },
      ],
    },
    null,
    1,
  )}\n`;
}

const leftOut = (count: number): object => ({
  level: "note",
  message: { text: `${count - MOST_RESULTS} less serious results are not in this file.` },
});

const ruleOf = ({ id, severity, category, says }: ReturnType<typeof catalogue>[number]): object => ({
  id,
  shortDescription: { text: says.failing },
  fullDescription: { text: says.why },
  helpUri: says.source,
  help: { text: `${says.fix}\n\nSource: ${says.source}`, markdown: `${says.fix}\n\nSource: ${says.source}` },
  defaultConfiguration: { level: LEVELS[severity], rank: RANKS[severity] },
  properties: { tags: ["seo", category], precision: "high", "problem.severity": problemOf(severity) },
});

const problemOf = (severity: FindingJson["severity"]): string =>
  severity === "high" ? "error" : severity === "medium" ? "warning" : "recommendation";

function resultOf({ rule, severity, title }: FindingJson, page: FindingJson["pages"][number], home: string): object {
  const place = placeOf(page.url, home);
  const uri = place.startsWith("/") ? place.slice(1) || "index" : place;
  return {
    ruleId: rule,
    level: LEVELS[severity],
    message: { text: `${title} on ${page.url}: ${evidenceText(page.evidence)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri, ...(place.startsWith("/") ? { uriBaseId: "SITE" } : {}) },
          region: { startLine: 1 },
        },
      },
    ],
    partialFingerprints: { "ruleAndPlace/v1": createHash("sha256").update(`${rule} ${place}`).digest("hex") },
  };
}
