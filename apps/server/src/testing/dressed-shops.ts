import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startDressedShop } from "@audit/testkit";

export interface DressedShops {
  /** Start address of each. */
  readonly urls: readonly string[];
  stop(): void;
}

/** An answer across the sea takes longer, one from next door less. */
const LATENCY_MS = 60;

/** Shops in one process of their own, so that serving them doesn't slow what is measured. */
export async function startDressedShops(count: number, pages: number): Promise<DressedShops> {
  const child = spawn(process.execPath, [import.meta.filename, String(count), String(pages)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { urls: line.split(" "), stop: () => void child.kill() };
}

if (import.meta.main) {
  const [count, pages] = process.argv.slice(2).map(Number);
  const shops = await Promise.all(
    Array.from({ length: count ?? 1 }, () => startDressedShop(pages ?? 10, { latencyMs: LATENCY_MS })),
  );
  console.log(shops.map(({ url }) => url).join(" "));
}
