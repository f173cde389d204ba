import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startSizedShop } from "@audit/testkit";

export interface ShopProcess {
  readonly url: string;
  stop(): void;
}

/** A shop of so many pages in a process of its own, so that serving it doesn't slow what is measured. */
export async function startShopProcess(pages: number): Promise<ShopProcess> {
  const child = spawn(process.execPath, [import.meta.filename, String(pages)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return { url, stop: () => void child.kill() };
}

if (import.meta.main) console.log((await startSizedShop(Number(process.argv[2]))).url);
