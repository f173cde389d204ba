import { isAllowed, parseRobots } from "@audit/facts";
import { arguedTests, leftTests, mappedTests } from "./aiseo-map.ts";
import { failingOn } from "./one-page-site.ts";
import type { Tally } from "./tally.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

interface AiseoCase {
  readonly file: string;
  readonly test: string;
  readonly calls: readonly { readonly fn: string; readonly args: readonly unknown[] }[];
  readonly asserts: readonly {
    readonly subject: string;
    readonly matcher: string;
    readonly not?: boolean;
    readonly expected: unknown;
  }[];
}

const NAME = "aiseo-audit";
/** An address that tells an article, since several of the rules speak of articles only. */
const ARTICLE = "https://example.com/blog/how-tea-is-made";
/** Crawlers of the three kinds of use: training, search, on request. */
const CRAWLERS = ["GPTBot", "ClaudeBot", "OAI-SearchBot", "PerplexityBot", "ChatGPT-User"];
const HOME = "https://example.com/";

/** Tests of an audit of AI readiness, each held against the rule of ours that says the same, or left out with the reason. */
export function runAiseo(given: string, tally: Tally): void {
  for (const one of vectorsOf<AiseoCase>(folderOf(given, NAME, "cases.json"), "cases.json")) {
    const argued = arguedTests.find(([pattern]) => pattern.test(one.test));
    const mapped = mappedTests.find(({ test }) => test.test(one.test));
    const html = htmlOf(one);
    if (argued) tally.leaveOut(`${NAME}, argued: ${argued[1]}`);
    else if (one.calls[0]?.fn === "checkCrawlerAccess") holdAccess(one, tally);
    else if (mapped && html !== null) {
      const got = failingOn({ url: ARTICLE, html }, [mapped.rule]).length > 0;
      tally.hold(`${NAME} ${mapped.rule}`, mapped.fault, got, one.test);
    } else tally.leaveOut(`${NAME} ${leftTests.find(([pattern]) => pattern.test(one.file))?.[1]}`);
  }
}

/** Who may read the home page, as the rules about AI crawlers ask it. */
function holdAccess({ calls, asserts, test }: AiseoCase, tally: Tally): void {
  const rules = parseRobots(String(calls[0]?.args[0]), `${HOME}robots.txt`);
  const isBlocked = (token: string): boolean => !isAllowed(rules, token, HOME);
  const blocked = CRAWLERS.filter(isBlocked);
  for (const { subject, matcher, not = false, expected } of asserts) {
    const list = /^#0\.(blocked|allowed)(\.length)?$/.exec(subject);
    if (list === null) continue;
    if (list[2] === undefined) {
      const wanted = (list[1] === "blocked") !== not;
      tally.hold(`${NAME} AI crawlers`, wanted, isBlocked(String(expected)), test);
    } else if (list[1] === "blocked") {
      const wanted = matcher === "toBeGreaterThan" || expected !== 0;
      tally.hold(`${NAME} AI crawlers`, wanted, blocked.length > 0, test);
    }
  }
}

/** The page that the case is about, given as HTML or as structured data; null when it brings none. */
function htmlOf({ calls }: AiseoCase): string | null {
  const given = calls[0]?.args[0];
  if (typeof given === "string") return given;
  if (calls[0]?.fn !== "evaluateSchemaCompleteness") return null;
  const markup = JSON.stringify({ "@context": "https://schema.org", "@graph": given });
  return `<!doctype html><title>Tea</title><script type="application/ld+json">${markup}</script><h1>Tea</h1>`;
}
