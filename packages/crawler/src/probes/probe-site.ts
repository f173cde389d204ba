import { createHash } from "node:crypto";
import type { Capture, PageFacts, Probe, SiteProbes } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";
import { isTextual } from "../fetch/fetcher.ts";
import { wwwVariantOf, type Scope } from "../frontier/scope.ts";

export interface ProbeOptions {
  home: string;
  /** Facts of the home page, null when it could not be fetched. */
  homePage: PageFacts | null;
  scope: Scope;
  allows(url: string): boolean;
  ask(url: string, want: Want): Promise<Capture | null>;
}

const MOST_TEXT = 20_000;
/** Four bytes per character at most, so that the cut text is whole. */
const probeWant: Want = { limit: MOST_TEXT * 4, body: (_status, mediaType) => isTextual(mediaType) };

/** One small question beside the crawl; null when robots.txt forbids it or the crawl stops. */
export async function probe(url: string | null, options: Pick<ProbeOptions, "allows" | "ask">): Promise<Probe | null> {
  if (url === null || !options.allows(url)) return null;
  const capture = await options.ask(url, probeWant);
  if (capture === null) return null;
  const text = capture.body === null ? null : new TextDecoder().decode(capture.body).slice(0, MOST_TEXT);
  const contentType = capture.headers["content-type"] ?? null;
  return {
    url,
    status: capture.status,
    redirectTo: capture.redirectTo,
    contentType,
    text,
    failure: capture.failure?.kind ?? null,
  };
}

/** Requests the www or bare variant of the home; when it redirects to the home's host, its addresses join the site. */
export async function probeWwwVariant(
  home: string,
  scope: Scope,
  options: Pick<ProbeOptions, "allows" | "ask">,
): Promise<Probe | null> {
  const answer = await probe(wwwVariantOf(home), options);
  if (answer?.redirectTo && scope.isInternal(answer.redirectTo)) scope.include(answer.url);
  return answer;
}

/** Requests what every site should answer, except the www or bare variant, which is requested before the crawl. */
export async function probeSite(options: ProbeOptions): Promise<Omit<SiteProbes, "otherHost">> {
  const home = new URL(options.home);
  return {
    notFound: await probe(`${home.origin}/${impossibleName(home.host)}`, options),
    httpHome: await probe(plainHttpHome(home), options),
    llmsTxt: await probe(`${home.origin}/llms.txt`, options),
    favicon: await probe(iconAddress(options), options),
    folderRobots: await probe(inStartFolder(options.home, "robots.txt"), options),
  };
}

/** Address of a file in the folder that the site starts in; null where that is the root. */
function inStartFolder(home: string, file: string): string | null {
  const folder = new URL(".", home);
  return folder.pathname === "/" ? null : new URL(file, folder).href;
}

/** A path nobody has: looks random, yet the same in every run of a host. */
function impossibleName(host: string): string {
  return `page-${createHash("sha256").update(host).digest("hex").slice(0, 20)}`;
}

function plainHttpHome(home: URL): string | null {
  return home.protocol === "https:" && home.port === "" ? `http://${home.host}/` : null;
}

/** The icon the home page names, else /favicon.ico; null when it lies on somebody else's host. */
function iconAddress({ home, homePage, scope }: ProbeOptions): string | null {
  const named = homePage?.head.linkRels.find((link) => link.rel.includes("icon"));
  if (named === undefined) return `${new URL(home).origin}/favicon.ico`;
  return named.url !== null && scope.isInternal(named.url) ? named.url : null;
}
