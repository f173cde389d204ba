import type { OutlineSource } from "./outline-source.ts";

/**
 * Tells whether a place stands in a link to another thing's page: that page is also what a heading below the main one
 * links to, as a single teaser does that is no list.
 */
export function teaserReader({ state, links, content }: OutlineSource): (at: number) => boolean {
  let named: ReadonlySet<string> | null = null;
  const linkAt = (at: number): number => state.links.findIndex(({ from, to }) => at >= from && at < to);
  const targetAt = (at: number): string | null => {
    const link = links[linkAt(at)];
    // A fragment leads to a place, perhaps of this page.
    return link === undefined || link.href.includes("#") ? null : link.url;
  };
  const readNamed = (): ReadonlySet<string> => {
    const own = state.headings.filter(({ level, from }) => level > 1 && from !== content.headingAt);
    return new Set(own.flatMap(({ from }) => targetAt(from) ?? []));
  };
  return (at) => {
    const target = targetAt(at);
    return target !== null && (named ??= readNamed()).has(target);
  };
}
