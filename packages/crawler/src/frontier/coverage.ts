import type { Coverage, NotCrawledReason } from "@audit/facts";

const MOST_EXAMPLES = 10;

/** Counts addresses per reason, keeping the first few as examples. */
export function summarise(leftOut: Iterable<{ reason: NotCrawledReason; url: string }>): Coverage["notCrawled"] {
  const groups = new Map<NotCrawledReason, { reason: NotCrawledReason; count: number; examples: string[] }>();
  for (const { reason, url } of leftOut) {
    const group = groups.get(reason) ?? { reason, count: 0, examples: [] };
    groups.set(reason, group);
    group.count++;
    if (group.examples.length < MOST_EXAMPLES) group.examples.push(url);
  }
  return [...groups.values()];
}
