import { crawlWith } from "../../crawl.ts";
import { letsInOldProtocols, shakeHands } from "../../egress/handshake.ts";
import { CrawlRefused } from "../../refused.ts";
import type { CrawlRequest } from "../../request.ts";
import { settingsWith } from "../crawl-local.ts";
import { PUBLIC, publicly, type Internet } from "./internet.ts";
import type { NameAnswer } from "./name-server.ts";
import { leadingSite, plainShop, robotsElsewhere, startElsewhere, type At } from "./sites.ts";
import type { Target } from "./targets.ts";

// Pauses shrink to milliseconds; nothing that decides about addresses is changed, and no host is exempt.
const hurried = settingsWith({ connectMs: 2_000 });

/** A whole crawl as a visitor asks for it: no host is exempt. Refusing the whole site is an answer as well. */
export async function crawlAt(start: string, more: Partial<CrawlRequest> = {}): Promise<void> {
  const request = { start, maxPages: 100, maxSeconds: 3600, concurrency: 4, rate: 10, allowHosts: [], ...more };
  await crawlWith(request, { onPage: () => {} }, hurried).catch((error: unknown) => {
    if (!(error instanceof CrawlRefused)) throw error;
  });
}

const BY_WAY = { lead: leadingSite, robots: robotsElsewhere, start: startElsewhere };

/** The target submitted as it is, and by way of sites that lead there with all they have. */
export async function crawlTowards(internet: Internet, target: Target, index: number): Promise<void> {
  if (target.name) internet.name(target.name.host, () => target.name!.answer);
  await crawlAt(target.url("submitted"));
  await shakeHandsWith(target.url("").replace(/^http:/i, "https:"));
  for (const [way, site] of Object.entries(BY_WAY)) {
    const host = `${way}.${target.domain}`;
    internet.serve(host, site(host, target.url, index));
    await crawlAt(`http://${host}/`);
  }
}

/** The looks at a host's certificate and protocols, which open connections of their own. */
async function shakeHandsWith(address: string): Promise<void> {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return;
  const options = { allowHosts: [], patienceMs: 2_000, stop: new AbortController().signal };
  await Promise.allSettled([shakeHands(url, options), letsInOldProtocols(url, options)]);
}

/** What is followed to another host when that is public: were it nothing, 0 connections would prove nothing. */
export const FOLLOWED = ["named.xml", "child.xml", "moved.xml", "robots.txt", "start"];

/** @returns those of FOLLOWED that were not asked for on a public host. */
export async function crawlTowardsPublic(internet: Internet): Promise<string[]> {
  const host = "in.open.com";
  const at: At = (path) => `http://${host}:8080/${path}`;
  internet.serve(host, (_request, response) => void response.writeHead(200).end());
  const target = { about: "public", domain: "open.com", url: at, name: null };
  internet.serve("cdn.elsewhere.net", (_request, response) => void response.writeHead(200).end());
  await crawlTowards(internet, target, 0);
  return FOLLOWED.filter((path) => !internet.visits.has(`${host}/${path}`));
}

/** What a name says once it has changed its mind. */
const TURNS: readonly ((nth: number) => NameAnswer)[] = [
  () => ({ addresses: ["127.0.0.1"] }),
  () => ({ addresses: [PUBLIC[0]!, "10.0.0.1"] }),
  () => ({ addresses: ["169.254.169.254", PUBLIC[0]!] }),
  () => ({ addresses: [PUBLIC[0]!, "fd00::1"] }),
  (nth) => (nth % 2 === 0 ? { addresses: ["192.168.0.1"] } : publicly()),
];

/** The name is public for the first `honest` questions. */
export const turning =
  (honest: number, kind: number) =>
  (nth: number): NameAnswer =>
    nth <= honest ? publicly() : TURNS[kind % TURNS.length]!(nth);

/** How often the name of a shop is resolved in one crawl, when each connection asks anew. */
export async function countQuestions(internet: Internet): Promise<number> {
  internet.serve("steady.com", plainShop("steady.com"));
  await crawlAt("http://steady.com/");
  return internet.names.asked("steady.com");
}

/** One crawl of a shop whose name turns private after some questions. @returns whether it did so while we asked. */
export async function crawlTurning(internet: Internet, run: number, honest: number): Promise<boolean> {
  const host = `turns${run}.com`;
  internet.serve(host, plainShop(host), turning(honest, run));
  internet.serve(`www.${host}`, plainShop(host), turning(run % 2, run));
  // Every fifth run is what "Check again" does: a few known addresses only.
  await crawlAt(`http://${host}/`, run % 5 === 4 ? { only: new Set([`http://${host}/about`]) } : {});
  return internet.names.asked(host) > honest;
}
