import { join } from "node:path";
import { crawlDelayOf, isAllowed, parseRobots, resolveUrl } from "@audit/facts";
import { colonlessException, delayExceptions, robotsExceptions } from "./exceptions.ts";
import type { Tally } from "./tally.ts";
import { bytesOf, folderOf, vectorsOf } from "./vectors.ts";

interface RobotsVector {
  source: string;
  test: string;
  robots?: string;
  robotsBase64?: string;
  robotsUrl?: string;
  userAgent: string;
  url: string;
  allowed: boolean | "invalid";
  rfc9309: "agrees" | "differs" | "n/a";
}

interface DelayVector {
  source: string;
  test: string;
  robots: string;
  robotsUrl?: string;
  userAgent?: string;
  crawlDelay?: number | null;
  method?: string;
  args?: string[];
  expected?: unknown;
}

interface RealFile {
  file: string;
  host: string;
  sitemaps: string[];
  allowed: Record<string, string[]>;
}

const AGENTS = [
  "Googlebot",
  "Bingbot",
  "GPTBot",
  "CCBot",
  "ClaudeBot",
  "PerplexityBot",
  "Google-Extended",
  "UnknownTestBot",
];

/** robots.txt vectors of Google's parser, RFC 9309, the peers, and real files. */
export function runRobots(given: string, tally: Tally): void {
  const folder = folderOf(given, "robots", "vectors.json");
  for (const vector of [
    ...vectorsOf<RobotsVector>(folder, "vectors.json"),
    ...vectorsOf<RobotsVector>(folder, "rfc9309.json"),
  ]) {
    holdVector(vector, tally);
  }
  for (const vector of vectorsOf<DelayVector>(folder, "crawl-delay.json")) holdDelay(vector, tally);
  for (const real of vectorsOf<RealFile>(folder, "real.json")) holdReal(folder, real, tally);
}

function holdVector(vector: RobotsVector, tally: Tally): void {
  const exception = robotsExceptions.find(({ covers }) => covers(vector));
  if (exception) return tally.leaveOut(exception.reason);
  const text = vector.robots ?? Buffer.from(vector.robotsBase64 ?? "", "base64").toString("utf8");
  const allowed = isAllowed(parseRobots(text, vector.robotsUrl), vector.userAgent, vector.url);
  const about = `${vector.test}, ${vector.userAgent} at ${vector.url}, ${JSON.stringify(text).slice(0, 200)}`;
  tally.hold(vector.source, vector.allowed, allowed, about);
}

function holdDelay(vector: DelayVector, tally: Tally): void {
  const exception = delayExceptions.find(({ covers }) => covers(vector));
  if (exception) return tally.leaveOut(exception.reason);
  const robots = parseRobots(vector.robots, vector.robotsUrl);
  const about = `${vector.test}: ${JSON.stringify(vector.robots).slice(0, 200)}`;
  if (vector.method === "getSitemaps") {
    const wanted = (vector.expected as string[]).map((address) => resolveUrl(address, vector.robotsUrl));
    tally.hold("sitemaps", wanted, robots.sitemaps, about);
  } else if (vector.method === undefined || vector.method === "getCrawlDelay") {
    const agent = vector.userAgent ?? vector.args?.[0] ?? "*";
    tally.hold(
      "crawl delay",
      vector.crawlDelay ?? vector.expected ?? null,
      crawlDelayOf(robots, agent),
      `${agent}, ${about}`,
    );
  } else tally.leaveOut(`${vector.method} is a feature of one peer, not of robots.txt`);
}

function holdReal(folder: string, { file, host, sitemaps, allowed }: RealFile, tally: Tally): void {
  const origin = `https://${host}`;
  const text = new TextDecoder().decode(bytesOf(join(folder, file)));
  const robots = parseRobots(text, `${origin}/robots.txt`);
  // The protocol wants absolute addresses; relative ones are resolved, as Google does.
  const wanted = sitemaps.map((address) => resolveUrl(address, origin));
  if (colonlessException.covers(text, sitemaps, robots.sitemaps)) tally.leaveOut(colonlessException.reason);
  else tally.hold("real sitemaps", wanted, robots.sitemaps, host);
  for (const [path, agents] of Object.entries(allowed)) {
    const ours = AGENTS.filter((agent) => isAllowed(robots, agent, origin + path));
    tally.hold("real files", agents.toSorted(), ours.toSorted(), `${host}${path}`);
  }
}
