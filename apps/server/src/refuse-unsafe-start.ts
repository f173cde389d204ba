import { existsSync, statSync } from "node:fs";
import type { Config } from "./config/config.ts";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Refuses a start in which development's conveniences (seeded accounts, a mailbox without a mail server, limits that spare
 * loopback) would be open to others, and one on a data folder that others on this machine can read.
 * @throws Error with one sentence that says how to mend it
 */
export function refuseUnsafeStart(
  config: Pick<Config, "production" | "host" | "trustProxy" | "brands" | "dataDir">,
): void {
  const pattern = config.production ? null : signOfProduction(config);
  if (pattern !== null) {
    throw new Error(
      `${pattern}, which looks like production: set NODE_ENV=production, or leave it out on your own machine.`,
    );
  }
  const open =
    process.platform === "win32" ? 0 : (existsSync(config.dataDir) ? statSync(config.dataDir).mode : 0) & 0o077;
  if (open !== 0) {
    throw new Error(
      `Others on this machine can open the data folder ${config.dataDir}: run chmod go-rwx ${config.dataDir}`,
    );
  }
}

function signOfProduction({ host, trustProxy, brands }: Pick<Config, "host" | "trustProxy" | "brands">): string | null {
  if (!LOOPBACK.test(host)) return `HOST is ${host}, so others can reach this server`;
  if (trustProxy !== false) return "TRUST_PROXY names a proxy";
  return brands.fallback.origin?.startsWith("https:") ? `BRAND_ORIGIN is ${brands.fallback.origin}` : null;
}
