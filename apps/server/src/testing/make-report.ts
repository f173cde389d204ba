import { gzipSync, zstdCompressSync } from "node:zlib";
import { UNREAD_SEARCH, type Proof, type Report, type ReportFinding } from "@audit/engine/process";
import { addressesName, REPORT } from "../artifacts/index.ts";

const proofOf = (index: number, mark: string): Proof => ({
  url: `https://shop.example/${index}`,
  at: "head",
  saw: mark,
});

const findingOf = (rule: string, count: number, mark: string): ReportFinding => ({
  rule,
  category: "content",
  area: "titles-meta",
  severity: "high",
  verdict: "fail",
  title: mark,
  why: mark,
  fix: mark,
  source: "https://example.org/",
  scope: "pages",
  count,
  outOf: count,
  certainty: 1,
  reason: null,
  ai: false,
  proofs: [proofOf(0, mark)],
  weighed: [],
  coveredBy: [],
});

const shopProfile: Report["business"]["profile"] = {
  business: "online-shop",
  sells: true,
  certainty: 0.7,
  currencies: ["EUR"],
  languages: ["en"],
  because: ["3 pages show a price with a control to buy", "a cart or checkout is reached"],
  correctedBy: null,
};

/** A report with one finding of `count` addresses for each of the rules; `mark` stands in every text. */
export function makeReport(rules: readonly string[], count: number, mark: string): Report {
  const content = { category: "content" as const, score: 50, weight: 1, points: 50, passed: 1, failed: 1, unknown: 0 };
  const story = { score: 50, ceiling: null, unscored: null, judged: 2, failed: 1, categories: [content], costs: [] };
  return {
    schema: 1,
    site: {
      url: "https://shop.example/",
      home: "https://shop.example/",
      startedAt: "2026-01-15T10:00:00.000Z",
      finishedAt: "2026-01-15T10:01:00.000Z",
    },
    business: { profile: shopProfile, asRead: shopProfile },
    engine: { version: "0.1.0", rules: 2, writer: "built-in" },
    warnings: [mark],
    profile: { severityWeight: { high: 10, medium: 3, low: 1 }, leastLoss: 0.1, faultFactor: 5 },
    scores: { health: story, aiCitation: story },
    checks: { passed: 1, failed: rules.length, unknown: 0, notApplicable: 0 },
    findings: rules.map((rule) => findingOf(rule, count, mark)),
    templates: [],
    areas: [],
    statuses: [{ status: 200, count }],
    depths: [{ depth: 0, pages: count }],
    deepest: 0,
    indexability: [{ state: "indexable", count }],
    markup: [],
    aiAccess: { robots: "parsed", agents: [] },
    coverage: {
      known: count,
      requests: count,
      pages: count,
      otherAnswers: 0,
      notRead: [],
      inBrowser: { state: "off", pages: 0, failed: [] },
    },
    field: { state: "not-connected", origin: null, pages: [] },
    search: UNREAD_SEARCH,
  };
}

/** Names and bytes of the artifacts that hold a report and its addresses, as the pipeline leaves them. */
export function reportArtifacts(report: Report, perPage = 500): Map<string, Uint8Array> {
  const artifacts = new Map<string, Uint8Array>([[REPORT, gzipSync(JSON.stringify(report))]]);
  for (const { rule, count, title } of report.findings) {
    const all = Array.from({ length: count }, (_, index) => proofOf(index, title));
    for (let page = 0; page * perPage < count; page += 1)
      artifacts.set(...addressPage(rule, page, all.slice(page * perPage, (page + 1) * perPage)));
  }
  return artifacts;
}

/** Name and bytes of the artifact that holds one page of a finding's addresses. */
export const addressPage = (rule: string, page: number, proofs: readonly Proof[]): [string, Uint8Array] => [
  addressesName(rule, page),
  zstdCompressSync(JSON.stringify(proofs)),
];
