import { readLines, type RobotsLine } from "./read-lines.ts";
import { agentToken, escapePath } from "./robots-values.ts";

export interface RobotsRule {
  allow: boolean;
  /** As written, percent-encoding normalised. */
  path: string;
  line: number;
}

export interface RobotsGroup {
  /** Product tokens, lower case; "*" for all. */
  agents: string[];
  rules: RobotsRule[];
  /** Seconds, or null. */
  crawlDelay: number | null;
  line: number;
}

export interface RobotsFault {
  line: number;
  text: string;
  problem: string;
}

/** A robots.txt as RFC 9309 and Google's parser read it. */
export interface RobotsTxt {
  groups: RobotsGroup[];
  /** Absolute sitemap addresses, in order. */
  sitemaps: string[];
  /** Lines that no parser understands. */
  faults: RobotsFault[];
  /**
   * Seconds by lower-case product token. Kept apart from the groups because crawlers that know Crawl-delay let it close
   * a group, while for Google (which ignores it) it does not.
   */
  delays: Record<string, number>;
}

interface Reading {
  robots: RobotsTxt;
  group: RobotsGroup | null;
  /** True once the group has a rule: the next user-agent line starts another group. */
  groupHasRule: boolean;
  delayAgents: string[];
  delayClosed: boolean;
  robotsUrl: string | undefined;
}

/** Fields other than the four of RFC 9309 that known crawlers read; they are no faults. */
const otherFields = new Set([
  "crawl-delay",
  "host",
  "clean-param",
  "request-rate",
  "visit-time",
  "noindex",
  "cache-delay",
  "content-signal",
  "content-usage",
  "license",
]);

function readAgent(reading: Reading, line: RobotsLine): void {
  const token = agentToken(line.value);
  if (token === "")
    reading.robots.faults.push({ line: line.number, text: line.text, problem: "User-agent without a product token." });
  if (reading.group === null || reading.groupHasRule) {
    reading.group = { agents: [], rules: [], crawlDelay: null, line: line.number };
    reading.groupHasRule = false;
    reading.robots.groups.push(reading.group);
    reading.delayAgents = [];
    reading.delayClosed = false;
  }
  if (reading.delayClosed) {
    reading.delayAgents = [];
    reading.delayClosed = false;
  }
  reading.group.agents.push(token);
  reading.delayAgents.push(token);
}

function readRule(reading: Reading, line: RobotsLine, allow: boolean): void {
  if (reading.group === null) {
    reading.robots.faults.push({
      line: line.number,
      text: line.text,
      problem: "Rule before any User-agent line; crawlers ignore it.",
    });
    return;
  }
  // RFC 9309 section 2.2.2: a pattern begins with a slash or a wildcard; any other is compared and never fits.
  if (line.value !== "" && !/^[/*$]/.test(line.value)) {
    const problem = "Path without a leading slash; it fits no address.";
    reading.robots.faults.push({ line: line.number, text: line.text, problem });
  }
  reading.groupHasRule = true;
  reading.delayClosed = true;
  reading.group.rules.push({ allow, path: escapePath(line.value), line: line.number });
}

/** Mark-up after the number is dropped: some servers send robots.txt with HTML line breaks. */
function parseDelay(value: string): number | null {
  const plain = value.split("<", 1)[0]!.trim();
  return /^\d+(\.\d+)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}

function readDelay(reading: Reading, line: RobotsLine): void {
  reading.delayClosed = true;
  const seconds = parseDelay(line.value);
  if (seconds === null || reading.group === null) {
    reading.robots.faults.push({
      line: line.number,
      text: line.text,
      problem: "Crawl-delay is not a number of seconds.",
    });
    return;
  }
  reading.group.crawlDelay ??= seconds;
  for (const agent of reading.delayAgents) reading.robots.delays[agent] ??= seconds;
}

function readSitemap(reading: Reading, line: RobotsLine): void {
  const url = URL.parse(line.value, reading.robotsUrl);
  if (!URL.canParse(line.value)) {
    reading.robots.faults.push({ line: line.number, text: line.text, problem: "Sitemap is not an absolute address." });
  }
  if (url === null) return;
  reading.robots.sitemaps.push(line.value.includes("://") ? line.value : url.href);
}

function readLine(reading: Reading, line: RobotsLine): void {
  switch (line.field) {
    case "user-agent":
      return readAgent(reading, line);
    case "allow":
      return readRule(reading, line, true);
    case "disallow":
      return readRule(reading, line, false);
    case "sitemap":
      return readSitemap(reading, line);
    case "crawl-delay":
      return readDelay(reading, line);
    case null:
      reading.robots.faults.push({ line: line.number, text: line.text, problem: "Not a field and a value." });
      return;
    default:
      if (otherFields.has(line.field)) return;
      reading.robots.faults.push({ line: line.number, text: line.text, problem: "Field that no crawler reads." });
  }
}

/**
 * Reads a robots.txt by RFC 9309 with the leniency of Google's open-source parser: missing colons, common misspellings,
 * a byte order mark and any line ending are accepted; lines of other fields never close a group.
 * `robotsUrl` resolves relative sitemap addresses.
 */
export function parseRobots(text: string, robotsUrl?: string): RobotsTxt {
  const robots: RobotsTxt = { groups: [], sitemaps: [], faults: [], delays: {} };
  const reading: Reading = { robots, group: null, groupHasRule: false, delayAgents: [], delayClosed: false, robotsUrl };
  for (const line of readLines(text)) readLine(reading, line);
  return robots;
}
