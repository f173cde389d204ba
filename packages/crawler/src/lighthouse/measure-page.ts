import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { lowerSession } from "../lower-priority.ts";
import { childEnvironment } from "../render/child-environment.ts";
import { dropScratch, makeScratch } from "../render/scratch.ts";
import type { FromLighthouse, ToLighthouse } from "./lighthouse-process.ts";
import {
  faultSentences,
  type LighthouseFault,
  type LighthouseOutcome,
  type LighthouseRequest,
} from "./lighthouse-request.ts";

/** Found by the package's name, since this file may be part of a bundle. */
const processFile = (): string => createRequire(import.meta.url).resolve("@audit/crawler/lighthouse-process");
const TOTAL_MS = 120_000;
const LAST_WORDS_MS = 2_000;
const FLAGS = ["--max-old-space-size=1024"];

/**
 * Measures one page with Lighthouse in a process group of its own, browser included, that is ended whole with the answer,
 * at the time limit or when `signal` says so. Never rejects.
 */
export function measurePage(request: LighthouseRequest, signal?: AbortSignal): Promise<LighthouseOutcome> {
  const scratch = makeScratch();
  const child = fork(processFile(), [], {
    detached: true,
    execArgv: FLAGS,
    env: childEnvironment(scratch),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let ownRequests = 0;
  let isOver = false;
  return new Promise((resolve) => {
    const end = (answer: Exclude<FromLighthouse, { ownRequests: number }>): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      endGroup(child);
      resolve({ ...answer, ownRequests });
    };
    const fail = (fault: LighthouseFault): void => end({ fault, reason: faultSentences[fault] });
    const stop = (): void => fail("stopped");
    const timer = setTimeout(() => fail("too-slow"), request.totalMs ?? TOTAL_MS);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
    // By its first message it has lowered itself; its browser shares its session.
    child.once("message", () => void (child.pid !== undefined && lowerSession(child.pid)));
    child.on("message", (message: FromLighthouse) => {
      if ("ownRequests" in message) ownRequests = message.ownRequests;
      else end(message);
    });
    child.once("error", () => fail("crashed"));
    child.once("exit", () => {
      fail("crashed");
      // A browser writes until it is gone.
      setTimeout(() => dropScratch(scratch), LAST_WORDS_MS);
    });
    child.send(request satisfies ToLighthouse, (error) => {
      if (error) fail("crashed");
    });
  });
}

/** The group bears the child's number and outlives it as long as a browser of it runs. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody of it is left.
  }
}
