import { basename } from "node:path";
import { rules, type AnyPageRule } from "@audit/rules";
import { peers, type PeerMap } from "./peer-cases.ts";
import { readPage } from "./read-page.ts";
import type { Tally } from "./tally.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

interface Assertion {
  subject: string;
  matcher: string;
  expected: unknown;
}

interface PeerCase {
  file: string;
  test: string;
  rule?: string;
  calls?: { fn: string; args: unknown[] }[];
  asserts?: Assertion[];
  contextArgs?: unknown[];
  expected?: Assertion[];
}

/** Tests of another audit, each held against the rule of ours that says the same, or left out with the reason. */
export const runPeer =
  (name: keyof typeof peers) =>
  (given: string, tally: Tally): void => {
    const pageRules = new Map(
      rules.filter((rule): rule is AnyPageRule => rule.scope === "page").map((rule) => [rule.id, rule]),
    );
    for (const one of vectorsOf<PeerCase>(folderOf(given, name, "cases.json"), "cases.json")) {
      const key = keyOf(one);
      const rule = pageRules.get(peers[name].mapped[key] ?? "");
      const wanted = rule ? wantsFault(one) : null;
      const page = rule && wanted !== null ? pageOf(one) : null;
      if (!rule || wanted === null || page === null) {
        tally.leaveOut(`${name} ${rule ? "asserts a detail, no verdict" : reasonFor(one, key, peers[name])}`);
        continue;
      }
      const argued = peers[name].argued.find(([pattern]) => pattern.test(one.test));
      if (argued) tally.leaveOut(`${name} ${key}, "${one.test}": ${argued[1]}`);
      else tally.hold(`${name} ${key}`, wanted, rule.judge(page).verdict === "fail", one.test);
    }
  };

/** The peer's rule, else the name of its test file. */
const keyOf = ({ rule, file }: PeerCase): string => rule ?? basename(file, ".test.ts");

const reasonFor = ({ file }: PeerCase, key: string, { reasons }: PeerMap): string =>
  reasons.find(([pattern]) => pattern.test(file) || pattern.test(key))?.[1] ??
  "asserts a detail that no rule of ours speaks of";

/** Whether the peer finds a fault; null when the case asserts something else. */
function wantsFault({ expected, asserts = [] }: PeerCase): boolean | null {
  const status = (expected ?? asserts).find(({ subject, matcher }) => subject.endsWith("status") && matcher === "toBe");
  if (status) return /^(pass|warn|fail)$/.test(String(status.expected)) ? status.expected !== "pass" : null;
  const count = asserts.find(({ subject, matcher }) => subject.endsWith(".count") && matcher === "toBe");
  return count ? Number(count.expected) > 0 : null;
}

/** The page that the case is about, or null when it brings none. */
function pageOf({ contextArgs, calls = [] }: PeerCase): ReturnType<typeof readPage> | null {
  const [html, headers, url] = contextArgs ?? [];
  if (typeof html === "string") {
    const sent = typeof headers === "object" && headers !== null ? (headers as Record<string, string>) : {};
    return readPage(html, { headers: sent, ...(typeof url === "string" ? { url } : {}) });
  }
  const [given, address] = calls[0]?.args ?? [];
  if (typeof given !== "string") return null;
  const markup = given.includes("<html") ? given : `<!doctype html><title>Page</title><p>${given}</p>`;
  return readPage(markup, typeof address === "string" ? { url: address } : {});
}
