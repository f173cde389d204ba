import type { AlternateFact, LinkRelFact, PageFacts, ResponseFacts } from "../page-facts.ts";
import { normaliseUrl } from "../url/normalise-url.ts";
import { isUnfilledAddress } from "../url/unfilled-address.ts";

const link = /<([^>]*)>([^<]*)/g;
/** A value of rel holds one relation or, quoted, several. */
const relation = (name: string): RegExp => new RegExp(`;\\s*rel\\s*=\\s*("[^"]*\\b${name}\\b[^"]*"|${name}\\b)`, "i");
const canonical = relation("canonical");
const alternate = relation("alternate");
/** One link may name several languages. */
const language = /;\s*hreflang\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/gi;
const mostAlternates = 300;

/** What the Link header says of the page's address, as RFC 8288 writes it; targets are resolved against the page. */
export function readLinkHeader(
  header: string | undefined,
  url: string,
): Pick<ResponseFacts, "canonicalHeader" | "hreflangHeader"> {
  if (header === undefined || !/canonical|hreflang/i.test(header)) return { canonicalHeader: [] };
  const canonicalHeader: string[] = [];
  const hreflangHeader: AlternateFact[] = [];
  for (const [, href = "", parameters = ""] of header.matchAll(link)) {
    const target = isUnfilledAddress(href) ? null : normaliseUrl(href, url);
    if (target !== null && canonical.test(parameters)) canonicalHeader.push(target);
    if (!alternate.test(parameters)) continue;
    for (const [, quoted, bare] of parameters.matchAll(language)) {
      hreflangHeader.push({ hreflang: (quoted ?? bare ?? "").trim(), href, url: target });
    }
  }
  return hreflangHeader.length === 0
    ? { canonicalHeader }
    : { canonicalHeader, hreflangHeader: hreflangHeader.slice(0, mostAlternates) };
}

type Naming = Pick<PageFacts, "head" | "response">;

/** Every language version that a page names, in its HTML or its Link header. */
export const alternatesOf = ({ head, response }: Naming): AlternateFact[] => named(head.hreflang, response);

/** Those of them that search engines hear: links outside head are not. */
export const heardAlternatesOf = ({ head, response }: Naming): AlternateFact[] =>
  named(
    head.hreflang.filter((one) => one.inHead),
    response,
  );

const named = (links: readonly LinkRelFact[], { hreflangHeader = [] }: ResponseFacts): AlternateFact[] => [
  ...links.map(({ hreflang, href, url }) => ({ hreflang: hreflang ?? "", href, url })),
  ...hreflangHeader,
];
