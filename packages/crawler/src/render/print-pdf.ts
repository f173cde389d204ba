import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { findBrowser } from "./find-browser.ts";
import type { FromPrinter, ToPrinter } from "./print-process.ts";
import { childEnvironment } from "./child-environment.ts";
import { dropScratch, makeScratch } from "./scratch.ts";

/** "no-browser": this machine has none; "failed": it did not print within the time, or not at all. */
export type PrintOutcome = { readonly pdf: Uint8Array } | { readonly failed: "no-browser" | "failed" };

export interface PrintRequest {
  readonly html: string;
  readonly foot: string;
  /** All in all, 45 s unless said otherwise. */
  readonly totalMs?: number;
}

const TOTAL_MS = 45_000;
const processFile = (): string => createRequire(import.meta.url).resolve("@audit/crawler/print-process");

/** Prints a page that is complete in itself, in a process and a browser of its own without any network. Never rejects. */
export function printPdf({ html, foot, totalMs = TOTAL_MS }: PrintRequest): Promise<PrintOutcome> {
  const browser = findBrowser();
  if (browser === null) return Promise.resolve({ failed: "no-browser" });
  const scratch = makeScratch();
  const child = fork(processFile(), [], {
    env: childEnvironment(scratch),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve) => {
    const end = (outcome: PrintOutcome): void => {
      clearTimeout(timer);
      resolve(outcome);
      child.kill("SIGKILL");
    };
    const timer = setTimeout(() => end({ failed: "failed" }), totalMs);
    child.once("message", (answer: FromPrinter) => end("pdf" in answer ? answer : { failed: "failed" }));
    child.once("error", () => end({ failed: "failed" }));
    child.once("exit", () => {
      end({ failed: "failed" });
      dropScratch(scratch);
    });
    child.send({ browser, html, foot } satisfies ToPrinter, (error) => {
      if (error) end({ failed: "failed" });
    });
  });
}
