import { sameSite, type Capture, type PageFacts } from "@audit/facts";
import { captureOf, type PageSource } from "./page-source.ts";

const AT_ONCE = 16;

/** A site of one's own that answers over the network, read from its start page along its links. */
export function servedSite(start: string, mostPages: number): PageSource {
  const home = new URL(start).href;
  return {
    name: home,
    home,
    read: (take) => readAll(home, mostPages, take),
    robots: () => fetch(new URL("/robots.txt", home)).then((response) => response.text()),
  };
}

async function readAll(home: string, mostPages: number, take: (capture: Capture) => PageFacts): Promise<void> {
  const known = new Set([home]);
  const waiting = [home];
  const underWay = new Set<Promise<void>>();

  const queue = (url: string | null): void => {
    if (url === null || known.has(url) || known.size >= mostPages || !sameSite(url, home)) return;
    known.add(url);
    waiting.push(url);
  };
  const readPage = async (url: string): Promise<void> => {
    const capture = await fetchPage(url);
    const page = take(capture);
    for (const next of [capture.redirectTo, ...page.links.map((link) => link.url)]) queue(next);
  };

  // The list grows while it is read: nobody ends before nothing is under way.
  while (waiting.length + underWay.size > 0) {
    for (const url of waiting.splice(0, AT_ONCE - underWay.size)) {
      const reading: Promise<void> = readPage(url).finally(() => underWay.delete(reading));
      underWay.add(reading);
    }
    await Promise.race(underWay);
  }
}

async function fetchPage(url: string): Promise<Capture> {
  const response = await fetch(url, { redirect: "manual" });
  const target = response.headers.get("location");
  return captureOf({
    url,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    redirectTo: target === null ? null : (URL.parse(target, url)?.href ?? null),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
