import { oneHost } from "../../../../fixes/server/hosts.ts";
import { en } from "./words.en.ts";
import type { FetchFailureKind, PageFacts, Probe } from "@audit/facts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

const UNREACHABLE: ReadonlySet<FetchFailureKind> = new Set(["dns", "tls"]);

export const rule = defineSiteRule({
  id: "dns-or-tls-failure",
  category: "technical",
  area: "status-redirects",
  severity: "high",
  fixKind: "config",
  certainty: 0.95,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#network-and-dns-errors",
  judge: ({ pages, probes: { otherHost } }) => {
    const faults = [
      ...pages.flatMap(({ url, response }) => faultOf(url, response.failure?.kind)),
      ...(otherHost === null ? [] : faultOf(otherHost.url, failureOf(otherHost))),
    ];
    return judgePages(faults, pages.length + (otherHost === null ? 0 : 1));
  },
  words: { en },
  givesWayTo: [{ to: ["tls-expiring", "tls-name-mismatch"], as: "task" }],
  fix: oneHost,
});

/** A www variant without an entry in the DNS is no fault: nobody promised it. */
const failureOf = ({ failure }: Probe): FetchFailureKind | undefined =>
  failure === null || failure === undefined || failure === "dns" ? undefined : failure;

function faultOf(url: PageFacts["url"], kind: FetchFailureKind | undefined) {
  if (kind === undefined || !UNREACHABLE.has(kind)) return [];
  const saw = kind === "dns" ? "the name leads to no server" : "no secure connection: certificate or protocol";
  return [{ url, evidence: { at: "connection", saw, expected: "an answer" } }];
}
