import { spawn } from "node:child_process";
import { startFixtureShop } from "@audit/testkit";

/** Server with restart on change, Vite with hot reload in front of it, and a shop with faults to audit. */
export async function dev(): Promise<void> {
  const shop = await startFixtureShop({ latencyMs: 150 });
  console.log(`A shop with faults to audit: ${shop.url}`);
  const allowed = [process.env.CRAWL_ALLOW_HOSTS, shop.host].filter(Boolean).join(",");
  const api = `http://localhost:${process.env.PORT ?? "3000"}`;
  const env = { ...process.env, CRAWL_ALLOW_HOSTS: allowed, API_ORIGIN: api };
  const children = [
    spawn(process.execPath, ["--watch", "apps/server/src/main.ts"], { stdio: "inherit", env }),
    spawn("vite", ["apps/web"], { stdio: "inherit", env }),
  ];
  const stop = (signal: NodeJS.Signals): void => {
    for (const child of children) child.kill(signal);
  };
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("SIGTERM", () => stop("SIGTERM"));
  await Promise.race(children.map((child) => new Promise((resolve) => child.once("exit", resolve))));
  stop("SIGTERM");
  await shop.close();
}
