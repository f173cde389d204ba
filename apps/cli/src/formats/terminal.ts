import { sayProfile } from "@audit/contract";
import type { AuditFrame, AuditRequest, FindingJson } from "@audit/engine";
import { paint } from "../output.ts";
import type { Reported } from "./reported.ts";

const TOP_ACTIONS = 10;
const MOST_NEW = 20;
const STYLES = { high: "red", medium: "yellow", low: "blue" } as const;

/** A readable summary of an audit for a terminal: what the site is, scores, what was seen, what is new, first tasks. */
export function asTerminal({ audit, warnings, correction, fresh, held }: Reported): string {
  const { site, coverage, scores, actions, findings } = audit;
  const failing = findings.filter((finding) => finding.verdict === "fail").length;
  const unknown = findings.length - failing;
  return [
    "",
    paint("bold", site.finalUrl),
    `${coverage.pages} pages read, ${coverage.requests} requests, ${audit.engine.rules} rules`,
    sayBusiness(audit.site.profile, correction),
    "",
    `  Health         ${score(scores.health)}`,
    `  AI visibility  ${score(scores.aiCitation)}`,
    `  ${Object.entries(scores.byCategory)
      .map(([name, value]) => `${name} ${score(value).trim()}`)
      .join("   ")}`,
    "",
    `${failing} findings, ${audit.passed.length} rules passed, ${unknown} could not be checked`,
    inBrowser(audit.inBrowser),
    ...warnings.map((warning) => paint("yellow", `! ${warning}`)),
    ...(fresh === null ? [] : newOnes(fresh)),
    "",
    ...topActions(actions),
    ...held.map((text) => paint("red", `✗ ${text}`)),
    "",
  ].join("\n");
}

function sayBusiness(profile: AuditFrame["site"]["profile"], correction: AuditRequest["correction"]): string {
  const said = sayProfile(profile, correction ?? null).join(" ");
  return correction === undefined ? `${said} If not: --business, --currency, --language` : said;
}

function inBrowser({ state, pages, failed }: AuditFrame["inBrowser"]): string {
  if (state === "off") return "No page was run in a browser: what scripts change was not seen (--render 1)";
  if (state === "no-browser")
    return "No page was run in a browser: this machine has no Chromium, or CHROMIUM_PATH is wrong";
  const missed = failed.map(({ reason, count }) => `; ${count} not: ${reason}`);
  return `${pages} ${pages === 1 ? "page was" : "pages were"} run in a browser${missed.join("")}`;
}

function newOnes(fresh: readonly FindingJson[]): string[] {
  if (fresh.length === 0) return ["", "Nothing is new since the baseline."];
  const shown = fresh
    .slice(0, MOST_NEW)
    .flatMap(({ severity, title, rule, pages }) => [
      `  ${paint(STYLES[severity], severity.padEnd(6))} ${title} (${rule})`,
      ...pages
        .slice(0, 1)
        .map(({ url }) => `         ${url}${pages.length > 1 ? ` and ${pages.length - 1} more` : ""}`),
    ]);
  const rest = fresh.length - MOST_NEW;
  return ["", `New since the baseline: ${fresh.length}`, ...shown, ...(rest > 0 ? [`  ... and ${rest} more`] : [])];
}

const score = (value: number | null): string => {
  const text = value === null ? "  –" : String(value).padStart(3);
  if (value === null) return text;
  return paint(value >= 80 ? "green" : value >= 50 ? "yellow" : "red", text);
};

function topActions(actions: AuditFrame["actions"]): string[] {
  if (actions.length === 0) return ["Nothing to do was found."];
  const shown = actions.slice(0, TOP_ACTIONS);
  const lines = shown.flatMap((action, index) => [
    `${String(index + 1).padStart(3)}. ${action.title}`,
    `     ${action.impact} impact, ${action.time_estimate} min, ${action.affected.count} ${action.affected.count === 1 ? "address" : "addresses"}`,
  ]);
  const rest = actions.length - shown.length;
  return [`First of ${actions.length} actions:`, ...lines, ...(rest > 0 ? [`     ... and ${rest} more`] : [])];
}
