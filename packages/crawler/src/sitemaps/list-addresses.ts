import { openEgress } from "../egress/egress.ts";
import type { HostLists } from "../egress/target.ts";
import { withAccess, type Access } from "../egress/with-access.ts";
import { createFetcher, requestHeaders } from "../fetch/fetcher.ts";
import { defaultLimits, USER_AGENT } from "../settings.ts";
import { readSitemap } from "./read-sitemap.ts";

const MOST_FILES = 50;
const MOST_REDIRECTS = 5;

export interface ListOptions extends HostLists {
  readonly userAgent?: string;
  readonly access?: Access | undefined;
}

/** A sitemap that its owner named could not be had or read; the message is one plain sentence. */
export class SitemapRefused extends Error {}

/**
 * The addresses of a sitemap that an owner named, those of the sitemaps it lists included, through guarded egress.
 * @throws SitemapRefused when the file itself can't be had or is no sitemap
 */
export async function listSitemapAddresses(sitemap: string, options: ListOptions): Promise<string[]> {
  const { allowHosts, closedHosts, userAgent = USER_AGENT, access } = options;
  const egress = withAccess(openEgress({ allowHosts, closedHosts, ...defaultLimits }), access);
  const fetcher = createFetcher(egress, requestHeaders(userAgent, undefined), defaultLimits);
  const limit = defaultLimits.sitemapBytes;
  const read = async (url: string, hops = 0): Promise<Awaited<ReturnType<typeof readSitemap>>> => {
    const capture = await fetcher.get(url, { limit, body: (status) => status === 200 });
    if (capture?.redirectTo && hops < MOST_REDIRECTS) return read(capture.redirectTo, hops + 1);
    const why = capture?.failure?.message ?? `it answers with status ${capture?.status ?? 0}`;
    if (!capture?.body) throw new SitemapRefused(`The sitemap ${url} could not be read: ${why}`);
    const found = await readSitemap(capture.body, limit);
    if (found.kind === "unknown")
      throw new SitemapRefused(`${url} is no sitemap${found.error ? `: ${found.error}` : "."}`);
    return found;
  };
  try {
    // A set goes on with what is added while it is read, and reads nothing twice.
    const files = new Set([sitemap]);
    const addresses = new Set<string>();
    for (const file of files) {
      const { entries, children } = await read(file);
      for (const { url } of entries) addresses.add(url);
      for (const url of children.slice(0, MOST_FILES - files.size)) files.add(url);
    }
    return [...addresses];
  } finally {
    fetcher.abortAll();
    fetcher.stop();
    await egress.close();
  }
}
