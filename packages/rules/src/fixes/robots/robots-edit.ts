import { isAllowed, parseRobots, type RobotsGroup, type RobotsRule, type RobotsTxt } from "@audit/facts";
import type { SiteView } from "../../view/site-view.ts";
import type { Block } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { robotsLinePatch } from "../patches/site-patches.ts";

/** Lines of the site's robots.txt; none when there is no such file. */
const robotsLines = ({ site }: SiteView): string[] =>
  site.robots.outcome === "parsed" ? site.robots.text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/) : [];

/** Beyond this only the changed lines are shown. */
const MOST_LINES = 120;

/** The file with some lines replaced (by number, from 1) and others added at its end; long files as a list of edits. */
export function editedFile(view: SiteView, changes: ReadonlyMap<number, string>, added: readonly string[]): Block {
  return { patches: linePatches(view, changes, added), print: () => printFile(view, changes, added) };
}

/** Lines that change or come, each with the group it belongs to. */
function linePatches(view: SiteView, changes: ReadonlyMap<number, string>, added: readonly string[]): Patch[] {
  const lines = robotsLines(view);
  const groups = groupsByLine(lines);
  const edits = [...changes].map(([number, text]) =>
    robotsLinePatch(view, groups[number - 1] ?? null, { before: lines[number - 1] ?? null, after: meant(text) }),
  );
  const addedIn = groupsByLine(added);
  const news = added.flatMap((line, index) => {
    const after = meant(line);
    return after === null || AGENT.test(line)
      ? []
      : [robotsLinePatch(view, addedIn[index] ?? null, { before: null, after })];
  });
  return [...edits, ...news];
}

const AGENT = /^\s*user-?\s?agent\s*:?\s*([^#]+)/i;

/** A line without a directive, such as one that became a remark, is gone. */
const meant = (line: string): string | null => (/^\s*(#|$)/.test(line) ? null : line);

/** The crawlers whose rules a line belongs to: those named above it, in one group. */
function groupsByLine(lines: readonly string[]): (string | null)[] {
  let agents: string[] = [];
  let open = false;
  return lines.map((line) => {
    const agent = AGENT.exec(line)?.[1]?.trim();
    if (agent !== undefined) {
      agents = open ? [...agents, agent] : [agent];
      open = true;
    } else if (/^\s*(dis)?allow/i.test(line)) open = false;
    return /^\s*sitemap/i.test(line) || agents.length === 0 ? null : agents.join(", ");
  });
}

function printFile(view: SiteView, changes: ReadonlyMap<number, string>, added: readonly string[]): string {
  const lines = robotsLines(view);
  if (lines.length > MOST_LINES) return editList(lines, changes, added);
  const edited = lines.map((line, index) => printable(changes.get(index + 1) ?? line));
  while (edited.at(-1) === "") edited.pop();
  const gap = edited.length > 0 && added.length > 0 ? [""] : [];
  return [...edited, ...gap, ...added].join("\n");
}

function editList(lines: readonly string[], changes: ReadonlyMap<number, string>, added: readonly string[]): string {
  const edits = [...changes]
    .toSorted(([a], [b]) => a - b)
    .map(([number, text]) => `# line ${number}, was: ${printable(lines[number - 1] ?? "")}\n${text}`);
  return [...edits, ...(added.length > 0 ? ["# add at the end:", ...added] : [])].join("\n");
}

// A line of the file is the owner's own text; only what no editor shows is left out.
const printable = (line: string): string =>
  line.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => (sign === "\t" ? sign : "")).toWellFormed();

/** A crawler and an address that it may not fetch. */
export interface Refusal {
  readonly agent: string;
  readonly url: string;
}

/**
 * The smallest edit that lets each agent fetch its address and changes nothing for others: a rule in a group that
 * only these agents read is emptied; from a shared group, or from the rules for everybody, the agent moves to a
 * group of its own that repeats the other rules.
 * @param everybody whether the rules for everybody may be emptied too
 */
export function opened(view: SiteView, refusals: readonly Refusal[], everybody: boolean): Block {
  const { rules } = view.site.robots;
  const wanted = new Set(refusals.map(({ agent }) => agent.toLowerCase()));
  const changes = new Map<number, string>();
  const apart = new Map<string, string[]>();
  for (const { agent, url } of refusals) {
    const groups = groupsOf(rules, agent);
    const blocking = groups.flatMap((group) => group.rules.filter((rule) => blocks(rule, url)));
    if (blocking.length === 0) continue;
    const forAll = groups.some((group) => group.agents.includes("*"));
    const strangers = groups.some((group) => group.agents.some((one) => one !== "*" && !wanted.has(one)));
    if (forAll ? everybody : !strangers) {
      const goes = !forAll && isNeedless(groups, blocking, agent, url, rules);
      if (goes) for (const line of agentLines(view, agent)) changes.set(line, `# no rules of its own: ${agent}`);
      for (const rule of blocking) changes.set(rule.line, goes ? `# removed: Disallow: ${rule.path}` : "Disallow:");
      continue;
    }
    if (!forAll) for (const line of agentLines(view, agent)) changes.set(line, `# moved below: User-agent: ${agent}`);
    const kept = groups.flatMap((group) => group.rules).filter((rule) => rule.path !== "" && !blocking.includes(rule));
    apart.set(
      agent,
      kept.map((rule) => `${rule.allow ? "Allow" : "Disallow"}: ${rule.path}`),
    );
  }
  return editedFile(view, changes, ownGroups(apart));
}

/**
 * Whether nothing would be left of an agent's groups and the rules for everybody let it in: an emptied group would free
 * it from those as well.
 */
function isNeedless(
  groups: readonly RobotsGroup[],
  blocking: readonly RobotsRule[],
  agent: string,
  url: string,
  rules: RobotsTxt,
): boolean {
  const kept = groups.flatMap((group) => group.rules).filter((rule) => rule.path !== "" && !blocking.includes(rule));
  const others = { ...rules, groups: rules.groups.filter((group) => !groups.includes(group)) };
  return kept.length === 0 && isAllowed(others, agent, url);
}

/** Groups that the agent obeys: those that name it, else those for everybody. */
function groupsOf(rules: RobotsTxt, agent: string): RobotsGroup[] {
  const own = rules.groups.filter((group) => group.agents.includes(agent.toLowerCase()));
  return own.length > 0 ? own : rules.groups.filter((group) => group.agents.includes("*"));
}

/** Whether the rule by itself would keep a crawler from the address. */
const blocks = (rule: RobotsRule, url: string): boolean =>
  !rule.allow && !isAllowed(parseRobots(`User-agent: *\nDisallow: ${rule.path}`), "*", url);

const agentLines = (view: SiteView, agent: string): number[] =>
  robotsLines(view).flatMap((line, index) => {
    const [, name = ""] = /^\s*user-?\s?agent\s*:?\s*([^\s#/]+)/i.exec(line) ?? [];
    return name.toLowerCase() === agent.toLowerCase() ? [index + 1] : [];
  });

/** Agents with the same rules share a group. */
function ownGroups(apart: ReadonlyMap<string, readonly string[]>): string[] {
  const byRules = Map.groupBy(apart, ([, lines]) => lines.join("\n"));
  return [...byRules].flatMap(([rules, agents], index) => [
    ...(index > 0 ? [""] : []),
    ...agents.map(([agent]) => `User-agent: ${agent}`),
    ...(rules === "" ? ["Disallow:"] : rules.split("\n")),
  ]);
}
