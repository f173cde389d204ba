import type { Capture } from "../capture.ts";
import type { HeadFacts, Indexability, PageFacts, ResponseFacts } from "../page-facts.ts";
import { readRobotsHeader } from "../response/robots-header.ts";
import { documentNameOf } from "../url/document-name.ts";
import { normaliseUrl } from "../url/normalise-url.ts";

const forbids = (directives: readonly string[]): boolean =>
  directives.some((one) => one === "noindex" || one === "none");

function isNoindex(capture: Capture, head: HeadFacts): boolean {
  if (forbids(head.robots) || forbids(head.robotsByAgent.googlebot ?? [])) return true;
  const header = capture.headers["x-robots-tag"];
  if (header === undefined) return false;
  const read = readRobotsHeader(header);
  return forbids(read.general) || forbids(read.byAgent.googlebot ?? []);
}

/** Where the page says it belongs: the first canonical of the head, else of the header. Null when it says nothing. */
export function canonicalOf(
  head: Pick<HeadFacts, "canonicals">,
  response: Pick<ResponseFacts, "canonicalHeader">,
): string | null {
  return head.canonicals.find((link) => link.inHead && link.url !== null)?.url ?? response.canonicalHeader[0] ?? null;
}

/**
 * One spelling of an address and another: with or without final slash, www and TLS. Servers join such pairs by a
 * redirect, so a canonical that differs in no more than that names the page itself.
 */
export const spellingOf = (url: string | null): string | undefined =>
  url?.replace(/^https?:\/\/(www\.)?/, "").replace(/\/(?=$|\?)/, "");

/** Whether a search engine may list the page as far as the page itself says; robots.txt is judged elsewhere. */
export function readIndexability(
  capture: Capture,
  isHtml: boolean,
  head: HeadFacts,
  response: ResponseFacts,
): Indexability {
  const no = (reason: string): Indexability => ({ indexable: false, reason });
  if (response.redirectTo !== null || (capture.status >= 300 && capture.status < 400)) return no("redirect");
  if (capture.status !== 200) return no(`status ${capture.status}`);
  if (!isHtml) return no("not html");
  if (isNoindex(capture, head)) return no("noindex");
  return namesAnother(capture.url, head, response) ? no("canonicalised") : { indexable: true, reason: "indexable" };
}

function namesAnother(url: string, head: HeadFacts, response: ResponseFacts): boolean {
  const canonical = canonicalOf(head, response);
  if (canonical === null || canonical === url) return false;
  return documentOf(canonical) !== documentOf(normaliseUrl(url));
}

/** A canonical in another form of the page's own address names the page itself, unless another one is read there. */
const documentOf = (url: string | null): string | undefined =>
  url === null ? undefined : documentNameOf(url).replace(/^https?:\/\/(www\.)?/, "");

/** What a page that says noindex would be without it. */
export const indexabilityWithoutNoindex = ({ url, head, response }: PageFacts): Indexability =>
  namesAnother(url, head, response)
    ? { indexable: false, reason: "canonicalised" }
    : { indexable: true, reason: "noindex" };
