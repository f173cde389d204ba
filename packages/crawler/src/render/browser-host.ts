import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { lowerSession, lowerThreads } from "../lower-priority.ts";
import { childEnvironment } from "./child-environment.ts";
import type { FromRenderer, Spent, ToRenderer } from "./render-process.ts";
import type { RenderOptions } from "./render-request.ts";
import { dropScratch, makeScratch } from "./scratch.ts";

/** How a visit ended: with an answer, with its host, or because it took too long, for which its host was ended. */
export type VisitEnd = FromRenderer | "lost" | "too-slow";

/** One browser in a process that may die without harm, and the sites that are open in it. */
export interface BrowserHost {
  isGone(): boolean;
  open(site: number, options: RenderOptions, spent: Spent): void;
  closeSite(site: number): void;
  /** @param ms after which the process is killed */
  visit(site: number, url: string, ms: number): Promise<VisitEnd>;
  /** Lets the browser end properly, and insists after a while. */
  close(): Promise<void>;
}

/** Found by the package's name, since this file may be part of a bundle. */
const processFile = (): string =>
  process.env["AUDIT_RENDER_PROCESS"] ?? createRequire(import.meta.url).resolve("@audit/crawler/render-process");

const CLOSE_MS = 4_000;
const LAST_WORDS_MS = 2_000;
// It reads one page after the other, and keeps hardly anything of them. A warning for whoever starts this by hand.
const FLAGS = ["--max-old-space-size=512", "--max-semi-space-size=4", "--disable-warning=PERM0002"];

export function startBrowserHost(): BrowserHost {
  const scratch = makeScratch();
  const child = fork(processFile(), [], {
    execArgv: [...FLAGS, ...permissions(scratch)],
    env: childEnvironment(scratch),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const visits = new Map<number, (end: VisitEnd) => void>();
  let gone = false;
  let visited = 0;
  const send = (message: ToRenderer): void => void child.send(message, () => {});
  const end = (how: "lost" | "too-slow"): void => {
    gone = true;
    for (const settle of visits.values()) settle(how);
    visits.clear();
  };
  // By its first message it has lowered itself and begun its browser.
  child.once("message", () => {
    if (child.pid === undefined) return;
    lowerThreads(child.pid);
    lowerSession(child.pid);
  });
  child.on("message", (message) => {
    // What the process of this very program sends.
    const answer = message as FromRenderer;
    visits.get(answer.visit)?.(answer);
    visits.delete(answer.visit);
  });
  child.on("error", () => end("lost"));
  child.on("exit", (code) => {
    end("lost");
    // A browser whose process was killed needs a moment to notice, and writes until then.
    setTimeout(() => dropScratch(scratch), code === 0 ? 0 : LAST_WORDS_MS);
  });
  return {
    isGone: () => gone,
    open: (site, options, spent) => send({ open: site, options, spent }),
    closeSite: (site) => send({ close: site }),
    visit(site, url, ms) {
      const id = (visited += 1);
      const { promise, resolve } = Promise.withResolvers<VisitEnd>();
      if (gone) return Promise.resolve("lost");
      const timer = setTimeout(() => {
        visits.delete(id);
        resolve("too-slow");
        child.kill("SIGKILL");
      }, ms);
      visits.set(id, resolve);
      send({ visit: id, site, url });
      return promise.finally(() => clearTimeout(timer));
    },
    close: () => close(child),
  };
}

async function close(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const insist = setTimeout(() => child.kill("SIGKILL"), CLOSE_MS);
  if (child.connected) child.disconnect();
  await ended;
  clearTimeout(insist);
}

/** It reads what its user may, as a browser does, and writes into its own folder alone. */
function permissions(scratch: string): string[] {
  if (!process.allowedNodeEnvironmentFlags.has("--permission")) return [];
  return ["--permission", "--allow-fs-read=*", `--allow-fs-write=${scratch}`, "--allow-child-process"];
}
