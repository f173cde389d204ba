import type { AuditJson, FindingJson } from "../../audit-json.ts";

const MOST_EVIDENCE = 260;

/**
 * An audit as a person reads it: scores, findings by name with layouts and the first evidence, the plan in its order. The
 * site's own address is left out, so that it may lie on any port.
 */
export function describeAudit(audit: AuditJson): string {
  const templates = new Map(audit.pages.map(({ url, template }) => [url, template ?? "no page"]));
  const named = (verdict: FindingJson["verdict"]): FindingJson[] =>
    audit.findings.filter((one) => one.verdict === verdict).toSorted((a, b) => (a.rule < b.rule ? -1 : 1));
  const lines = [
    "# Scores",
    ...Object.entries({
      health: audit.scores.health,
      aiCitation: audit.scores.aiCitation,
      ...audit.scores.byCategory,
    }).map(([name, score]) => `${name}: ${score ?? "not judged"}`),
    "",
    "# Findings",
    ...named("fail").flatMap((finding) => failLines(finding, templates)),
    "",
    "# Unknown",
    ...[...Map.groupBy(named("unknown"), ({ reason }) => reason)].map(
      ([reason, group]) => `${reason} [${group.map(({ rule }) => rule).join(", ")}]`,
    ),
    "",
    "# Plan",
    ...audit.actions.map(
      ({ rule, template, title, priority, affected }, index) =>
        `${index + 1}. ${title} [${rule}, ${template}, ${affected.count} x, ${priority.toFixed(2)}]`,
    ),
    "",
    `${audit.passed.length} rules passed, ${audit.notApplicable.length} not applicable`,
    "",
  ];
  const { origin, host } = new URL(audit.site.finalUrl);
  return lines.join("\n").replaceAll(origin, "").replaceAll(host, "the-site");
}

function failLines(
  { rule, severity, count, share, pages }: FindingJson,
  templates: ReadonlyMap<string, string>,
): string[] {
  const spread = [...Map.groupBy(pages, ({ url }) => templates.get(url) ?? "no page")]
    .map(([label, group]) => `${group.length} x ${label}`)
    .toSorted();
  const [first] = pages;
  const seen = first === undefined ? "" : JSON.stringify(first.evidence.saw);
  const shown = seen.length > MOST_EVIDENCE ? `${seen.slice(0, MOST_EVIDENCE)}…` : seen;
  return [
    `${rule} (${severity}): ${count}, ${Math.round(share * 100)} % [${spread.join(", ")}]`,
    ...(first === undefined ? [] : [`    ${first.url}: ${first.evidence.at}: ${shown}`]),
  ];
}
