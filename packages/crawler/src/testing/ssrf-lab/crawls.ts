import { crawlWith } from "../../crawl.ts";
import { letsInOldProtocols, shakeHands } from "../../egress/handshake.ts";
import { sendMessage } from "../../egress/send-message.ts";
import { openAddressFetcher } from "../../address-fetcher.ts";
import { CrawlRefused } from "../../refused.ts";
import type { CrawlRequest } from "../../request.ts";
import { settingsWith } from "../crawl-local.ts";
import { PORT, PUBLIC, publicly, type Internet } from "./internet.ts";
import type { NameAnswer } from "./name-server.ts";
import {
  answering,
  leadingSite,
  plainShop,
  redirect,
  robotsElsewhere,
  startElsewhere,
  twoFacedSite,
  type At,
} from "./sites.ts";
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

/** Kinds of attempts that `crawlTowards` makes. */
export const ATTEMPTS = 10;

const BY_WAY = { lead: leadingSite, robots: robotsElsewhere, start: startElsewhere };

/**
 * The target submitted as it is, shaken hands with, looked at for a proof, sent messages, and by way of sites that lead there with all
 * they have. @returns how often user-agent probes were led there
 */
export async function crawlTowards(internet: Internet, target: Target, index: number): Promise<number> {
  if (target.name) internet.name(target.name.host, () => target.name!.answer);
  await crawlAt(target.url("submitted"));
  await shakeHandsWith(target.url("").replace(/^http:/i, "https:"));
  for (const [way, site] of Object.entries(BY_WAY)) {
    const host = `${way}.${target.domain}`;
    internet.serve(host, site(host, target.url, index));
    await crawlAt(`http://${host}/`);
  }
  await recheckRule(internet, target, index);
  await searchForProof(target.url("proof"));
  await sendTwice(target.url("hook"));
  await redirectToWwwVariant(internet, target);
  return showOtherFace(internet, target, index);
}

/** What a check of a finished task does: known addresses only, which lead elsewhere by now. */
async function recheckRule(internet: Internet, { domain, url }: Target, index: number): Promise<void> {
  const host = `again.${domain}`;
  internet.serve(host, leadingSite(host, url, index));
  const only = ["go/301", "go/302", "meta", "refresh", "framed", "relative"].map((path) => `http://${host}/${path}`);
  await crawlAt(`http://${host}/`, { only: new Set([...only, url("only")]) });
}

/** The search for an owner's proof, which is no crawl. */
async function searchForProof(url: string): Promise<void> {
  if (URL.parse(url)?.protocol.startsWith("http") !== true) return;
  const fetcher = openAddressFetcher({ userAgent: "LabBot/1.0", allowHosts: [], mostBytes: 1000 });
  await fetcher.fetch(url);
  await fetcher.close();
}

/** What a webhook does whose first try failed: the name is asked for anew each time. */
async function sendTwice(address: string): Promise<void> {
  const url = address.replace(/^http:/i, "https:");
  const message = { url, method: "POST" as const, headers: {}, body: "{}", mostBytes: 1000, timeoutMs: 2_000 };
  for (let tries = 0; tries < 2; tries += 1) await sendMessage({ ...message, allowHosts: [] });
}

/** The only other host that a search for a proof follows to: the www variant, which leads to the target here. */
async function redirectToWwwVariant(internet: Internet, { domain, name }: Target): Promise<void> {
  const host = `variant.${domain}`;
  const variant = `http://www.${host}:${PORT}/variant`;
  if (name !== null) internet.name(`www.${host}`, () => name.answer);
  internet.serve(
    host,
    answering(`http://${host}`, () => redirect(variant, 302)),
  );
  await searchForProof(`http://${host}:${PORT}/`);
}

/** A look for a proof over two redirects, of which one meets a private address. */
async function searchProofTurning(internet: Internet, run: number): Promise<void> {
  const host = `proof${run}.com`;
  const next: Record<string, string> = { "/": "/a", "/a": "/b" };
  const site = answering(`http://${host}`, (path) => redirect(next[path] ?? "/", 302));
  internet.serve(host, site, turning(1 + (run % 2), run));
  await searchForProof(`http://${host}/`);
}

/** Messages to a name that is public when it is first asked for, or never. */
async function sendTurning(internet: Internet, run: number): Promise<void> {
  const host = `hook${run}.com`;
  internet.name(host, turning(run % 2, run));
  await sendTwice(`http://${host}/`);
}

/** @returns how often the site was asked in another way than by the crawl itself */
async function showOtherFace(internet: Internet, { domain, url }: Target, index: number): Promise<number> {
  const host = `faces.${domain}`;
  let asked = 0;
  internet.serve(
    host,
    twoFacedSite(host, url, index, () => (asked += 1)),
  );
  await crawlAt(`http://${host}/`);
  return asked;
}

/** The looks at a host's certificate and protocols, which open connections of their own. */
async function shakeHandsWith(address: string): Promise<void> {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return;
  const options = { allowHosts: [], patienceMs: 2_000, stop: new AbortController().signal };
  await Promise.allSettled([shakeHands(url, options), letsInOldProtocols(url, options)]);
}

/** What is followed to another host when that is public: were it nothing, 0 connections would prove nothing. */
export const FOLLOWED = ["named.xml", "child.xml", "moved.xml", "robots.txt", "start", "proof"];
const LEAST_USER_AGENT_PROBES = 10;

/** @returns those of FOLLOWED that were not asked for on a public host, and "user agents" where few of them were sent. */
export async function crawlTowardsPublic(internet: Internet): Promise<string[]> {
  const host = "in.open.com";
  const at: At = (path) => `http://${host}:8080/${path}`;
  internet.serve(host, (_request, response) => void response.writeHead(200).end());
  const target = { about: "public", domain: "open.com", url: at, name: null };
  internet.serve("cdn.elsewhere.net", (_request, response) => void response.writeHead(200).end());
  const variant = "www.variant.open.com";
  internet.serve(variant, (_request, response) => void response.writeHead(200).end());
  internet.name("hook.open.com", publicly);
  const probes = await crawlTowards(internet, target, 0);
  await sendTwice("http://hook.open.com/");
  const missing = FOLLOWED.filter((path) => !internet.visits.has(`${host}/${path}`));
  const asked = [`${variant}/variant`, "again.open.com/go/302"];
  missing.push(...asked.filter((visit) => !internet.visits.has(visit)));
  if (internet.names.asked("hook.open.com") < 2) missing.push("messages");
  return probes >= LEAST_USER_AGENT_PROBES ? missing : [...missing, `user-agent probes (${probes})`];
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
  await searchProofTurning(internet, run);
  await sendTurning(internet, run);
  return internet.names.asked(host) > honest;
}
