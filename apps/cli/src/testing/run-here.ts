import { vi } from "vitest";
import { start } from "../start.ts";

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process, which a test waits for less than for a new one. */
export async function runHere(...args: string[]): Promise<Ended> {
  const printed = { out: "", err: "" };
  const into = (side: "out" | "err") => (text: unknown, done?: unknown) => {
    printed[side] += String(text);
    if (typeof done === "function") done();
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(into("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(into("err")),
    vi.spyOn(console, "error").mockImplementation((...words) => void into("err")(`${words.map(String).join(" ")}\n`)),
  ];
  try {
    return { code: await start(args), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
