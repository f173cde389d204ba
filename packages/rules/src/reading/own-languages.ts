import type { PageFacts } from "@audit/facts";

type Page = Pick<PageFacts, "url" | "head" | "response">;

/** The codes under which a page names itself as a language version, where search engines hear it: links outside head are not. */
export function ownLanguages({ url, head, response }: Page): readonly string[] {
  const codes: string[] = [];
  for (const link of head.hreflang) if (link.url === url && link.inHead) codes.push(link.hreflang ?? "");
  for (const link of response.hreflangHeader ?? []) if (link.url === url) codes.push(link.hreflang);
  return codes;
}
