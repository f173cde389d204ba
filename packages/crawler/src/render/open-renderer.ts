import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { MOST_BROWSERS } from "../egress/foreign-account.ts";
import { childEnvironment } from "./child-environment.ts";
import { dropScratch, makeScratch } from "./scratch.ts";
import type { FromRenderer, Spent, ToRenderer } from "./render-process.ts";
import {
  defaultBounds,
  renderFailure,
  type RenderFailureKind,
  type RenderOptions,
  type RenderOutcome,
} from "./render-request.ts";

/** Runs pages of one site in a browser, one at a time, in a process that may die without harm. */
export interface Renderer {
  /** Never rejects. Waits until the pages before are done and their requests have been made up for. */
  render(url: string): Promise<RenderOutcome>;
  /** Whether the browser's own sandbox is on; false before the first page. */
  sandboxed(): boolean;
  /** Ends browser and process; pages still under way end as crashed. */
  close(): Promise<void>;
}

/** Found by the package's name, since this file may be part of a bundle. */
const processFile = (): string =>
  process.env["AUDIT_RENDER_PROCESS"] ?? createRequire(import.meta.url).resolve("@audit/crawler/render-process");
/** Starting process and browser is no page's fault. */
const START_MS = 30_000;
const CLOSE_MS = 4_000;
const LAST_WORDS_MS = 2_000;
// The warning is for whoever starts this by hand: permissions, where there are any, come from the process that starts it.
const FLAGS = ["--max-old-space-size=512", "--disable-warning=PERM0002"];

/** Nothing is started before the first page. */
export function openRenderer(options: RenderOptions): Renderer {
  const totalMs = options.bounds?.totalMs ?? defaultBounds.totalMs;
  let child: ChildProcess | null = null;
  let sandboxed = false;
  let closed = false;
  let starts = 0;
  let spent: Spent = { proxy: {}, policy: {} };
  let freeAt = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const start = (): ChildProcess => {
    starts += 1;
    const scratch = makeScratch();
    const started = fork(processFile(), [], {
      execArgv: FLAGS,
      env: childEnvironment(scratch),
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    started.on("exit", (code) => {
      if (child === started) child = null;
      // A browser whose process was killed needs a moment to notice, and writes until then.
      setTimeout(() => dropScratch(scratch), code === 0 ? 0 : LAST_WORDS_MS);
    });
    started.send({ open: options, spent } satisfies ToRenderer);
    return started;
  };
  const renderNow = async (url: string): Promise<RenderOutcome> => {
    await pause(freeAt - performance.now());
    if (closed || (child === null && starts >= MOST_BROWSERS)) return renderFailure("crashed");
    const patience = child === null ? totalMs + START_MS : totalMs;
    child ??= start();
    const { outcome, sandboxed: isSandboxed, delayMs, ...answer } = await askFor(child, url, patience);
    spent = answer.spent ?? spent;
    sandboxed ||= isSandboxed;
    // A page asks for much at once; the site gets the time back before the next one.
    const asked = "page" in outcome ? outcome.page.ownRequests : 1;
    if (options.rate > 0) freeAt = performance.now() + Math.max((asked * 1000) / options.rate, delayMs);
    return outcome;
  };
  return {
    render(url) {
      const rendered = queue.then(() => renderNow(url));
      queue = rendered;
      return rendered;
    },
    sandboxed: () => sandboxed,
    async close() {
      closed = true;
      const running = child;
      if (running === null) return;
      const gone = new Promise((resolve) => running.once("exit", resolve));
      const insist = setTimeout(() => running.kill("SIGKILL"), CLOSE_MS);
      running.disconnect();
      await gone;
      clearTimeout(insist);
    },
  };
}

/** The answer for one page; a process that ends or does not answer in time is killed and costs this page only. */
function askFor(child: ChildProcess, url: string, totalMs: number): Promise<FromRenderer> {
  return new Promise((resolve) => {
    const end = (answer: FromRenderer): void => {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
      resolve(answer);
    };
    const onMessage = (message: unknown): void => end(message as FromRenderer);
    const onExit = (): void => end(lost("crashed"));
    const timer = setTimeout(() => {
      child.off("exit", onExit);
      child.once("exit", () => end(lost("too-slow")));
      child.kill("SIGKILL");
    }, totalMs);
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.send({ url } satisfies ToRenderer, (error) => {
      if (error) onExit();
    });
  });
}

const lost = (kind: RenderFailureKind): FromRenderer => ({
  outcome: renderFailure(kind),
  sandboxed: false,
  delayMs: 0,
  spent: null,
});

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
