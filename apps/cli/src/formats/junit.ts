import type { FindingJson } from "@audit/engine";
import { evidenceText } from "@audit/exports";
import type { Reported } from "./reported.ts";

const MOST_ADDRESSES = 20;

/** JUnit XML as Jenkins and GitLab read it: a suite for each category, a case for each rule; unknown ones are skipped. */
export function asJunit({ audit, findings }: Reported): string {
  const failing = new Set(audit.findings.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule));
  const unknown = audit.findings.filter(({ verdict, rule }) => verdict === "unknown" && !failing.has(rule));
  const suites = Map.groupBy([...findings.map(failureOf), ...unknown.map(skippedOf)], ({ category }) => category);
  const passed = audit.passed.map((rule) => `    <testcase classname="seo-audit.passed" name="${xml(rule)}"/>`);
  const all = [...suites].map(([category, cases]) =>
    suite(
      category,
      cases.map(({ text }) => text),
      cases.filter(({ failed }) => failed).length,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="seo-audit ${xml(audit.site.finalUrl)}">`,
    ...all,
    ...(passed.length > 0 ? [suite("passed", passed, 0)] : []),
    "</testsuites>",
    "",
  ].join("\n");
}

interface Case {
  readonly category: string;
  readonly failed: boolean;
  readonly text: string;
}

function suite(name: string, cases: readonly string[], failures: number): string {
  const skipped = cases.filter((text) => text.includes("<skipped")).length;
  const head = `name="${name}" tests="${cases.length}" failures="${failures}" skipped="${skipped}" errors="0"`;
  return [`  <testsuite ${head}>`, ...cases, "  </testsuite>"].join("\n");
}

function failureOf({ rule, category, severity, title, pages }: FindingJson): Case {
  const seen = pages.slice(0, MOST_ADDRESSES).map(({ url, evidence }) => `${url}\n  ${evidenceText(evidence)}`);
  const rest = pages.length - seen.length;
  const body = [...seen, ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n");
  const text = [
    `    <testcase classname="seo-audit.${category}" name="${xml(rule)}">`,
    `      <failure type="${severity}" message="${xml(`${title} (${pages.length})`)}">${xml(body)}</failure>`,
    "    </testcase>",
  ].join("\n");
  return { category, failed: true, text };
}

function skippedOf({ rule, category, reason }: FindingJson): Case {
  const text = `    <testcase classname="seo-audit.${category}" name="${xml(rule)}"><skipped message="${xml(reason ?? "")}"/></testcase>`;
  return { category, failed: false, text };
}

// What XML 1.0 can't hold, even escaped, is left out.
const UNFIT = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const xml = (text: string): string =>
  text
    .replaceAll(UNFIT, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
