import type { PageFacts } from "@audit/facts";

export interface Directive {
  /** Lower case, e.g. "noindex" or "max-snippet:50". */
  readonly token: string;
  /** Where it stands, as evidence names it. */
  readonly from: "meta robots" | "meta googlebot" | "X-Robots-Tag";
}

type Source = Pick<PageFacts, "head" | "response">;
const NONE: readonly Directive[] = [];

/** Every robots directive that Google obeys on the page: general and Googlebot tags add up (most restrictive wins). */
export function googleDirectives({ head, response }: Source): readonly Directive[] {
  // Most pages have none at all, and many rules ask.
  if (head.robots.length + response.robotsHeader.length === 0 && head.robotsByAgent["googlebot"] === undefined)
    return NONE;
  return [
    ...head.robots.map((token): Directive => ({ token, from: "meta robots" })),
    ...(head.robotsByAgent["googlebot"] ?? []).map((token): Directive => ({ token, from: "meta googlebot" })),
    ...response.robotsHeader.map((token): Directive => ({ token, from: "X-Robots-Tag" })),
  ];
}

/** The first directive among `tokens`, or null. */
export function directiveAmong(page: Source, ...tokens: readonly string[]): Directive | null {
  return firstOf(googleDirectives(page), ...tokens);
}

export const firstOf = (directives: readonly Directive[], ...tokens: readonly string[]): Directive | null =>
  directives.find((directive) => tokens.includes(directive.token)) ?? null;

/** What keeps the page out of search; a header line for Googlebot alone is known only by its effect. */
export function noindexOf(page: Pick<PageFacts, "head" | "response" | "indexability">): Directive | null {
  const named = directiveAmong(page, "noindex", "none");
  if (named !== null || page.indexability.reason !== "noindex") return named;
  return { token: "noindex", from: "X-Robots-Tag" };
}

/** Characters of "max-snippet:n"; null for other directives and for no limit (-1). */
export function snippetLimit({ token }: Directive): number | null {
  const limit = /^max-snippet\s*:\s*(\d+)$/.exec(token)?.[1];
  return limit === undefined ? null : Number(limit);
}
