import type { Reply } from "../local-site.ts";
import { departures, egressAttempts } from "../egress-attempts.ts";
import { turning } from "./crawls.ts";
import { PORT, type Internet } from "./internet.ts";
import { answering, redirect } from "./sites.ts";
import type { Target } from "./targets.ts";
import type { PoliteFetcher } from "./visitors.ts";

/** A page may ask for 400 things, and each target costs several. */
const AT_ONCE = 20;

/** Pages of one public site, shown to a visitor. */
export interface Browsing {
  /** @returns kinds of requests that reached a public host from a page: what 0 connections are held against. */
  waysToPublic(): Promise<number>;
  /** Every target by picture, script, fetch, frame, socket and redirect, several on a page. */
  towards(targets: readonly Target[]): Promise<void>;
  /** A target by all ways of a page, and by a page that leaves for it. */
  thoroughlyTowards(target: Target, index: number): Promise<void>;
  /** A page whose own name, and that of its files, turn private. @returns whether it did so while we asked. */
  turning(run: number): Promise<boolean>;
}

/** @param site registrable domain of the pages; each visitor has one of its own */
export function openBrowsing(internet: Internet, { site, visit }: PoliteFetcher): Browsing {
  const routes = new Map<string, Reply | string>();
  internet.serve(
    site,
    answering(`http://${site}`, (path) => routes.get(path)),
  );
  let pages = 0;
  const put = (answer: Reply | string): string => {
    const path = `/${pages++}`;
    routes.set(path, answer);
    return path;
  };
  const run = async (html: string): Promise<void> => {
    const path = put(html);
    const outcome = await visit(`http://${site}${path}`);
    if (!internet.visits.has(`${site}${path}`)) throw new Error(`The page was not opened: ${JSON.stringify(outcome)}`);
  };
  const named = (target: Target): void => {
    if (target.name) internet.name(target.name.host, () => target.name!.answer);
  };
  return {
    async waysToPublic() {
      internet.serve(`open.${site}`, (_request, response) => void response.writeHead(200).end());
      await run(egressAttempts(`open.${site}:${PORT}`));
      for (const html of departures(`open.${site}:${PORT}`)) await run(html);
      return [...internet.visits].filter((visit) => visit.startsWith(`open.${site}/`)).length;
    },
    async towards(targets) {
      for (let at = 0; at < targets.length; at += AT_ONCE) {
        const some = targets.slice(at, at + AT_ONCE);
        for (const target of some) named(target);
        await run(
          some.map(({ url }) => severalWays(url(""), `http://${site}${put(redirect(url("hop"), 302))}`)).join("\n"),
        );
      }
    },
    async thoroughlyTowards(target, index) {
      named(target);
      const { host } = new URL(target.url(""));
      await run(egressAttempts(host));
      const leaving = departures(host);
      await run(leaving[index % leaving.length]!);
    },
    async turning(index) {
      const honest = 1 + (index % 8);
      const host = `turns${index}.${site}`;
      const html = egressAttempts(`${host}`) + egressAttempts(`files.${host}`);
      internet.serve(
        host,
        answering(`http://${host}`, (path) => (path === "/" ? html : undefined)),
        turning(honest, index),
      );
      internet.name(`files.${host}`, turning(index % 3, index));
      await visit(`http://${host}/`);
      return internet.names.asked(host) > honest;
    },
  };
}

/** JSON in a script, where "</" would end it. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");

function severalWays(url: string, hop: string): string {
  const attribute = url.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<img src="${attribute}"><img src="${hop}"><iframe src="${attribute}"></iframe><script>
for (const go of [
  () => fetch(${quoted(url)}, { mode: "no-cors" }),
  () => fetch(${quoted(hop)}, { mode: "no-cors" }),
  () => { const ask = new XMLHttpRequest(); ask.open("GET", ${quoted(url)}); ask.send(); },
  () => new WebSocket(${quoted(url.replace(/^http/i, "ws"))}),
  () => navigator.sendBeacon(${quoted(url)}, "x"),
]) try { go()?.catch?.(() => {}); } catch {}
</script>`;
}
