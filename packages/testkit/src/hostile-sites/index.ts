import { compressionSites } from "./compression.ts";
import type { HostileSite } from "./hostile-site.ts";
import { networkSites } from "./network.ts";
import { redirectSites } from "./redirects.ts";
import { sizeSites } from "./sizes.ts";
import { statusSites } from "./statuses.ts";
import { robotsSites, structureSites } from "./structure.ts";
import { textSites } from "./texts.ts";

/** 64 sites that do what no site should. An audit of each must end in the state it names. */
export const hostileSites: readonly HostileSite[] = [
  ...redirectSites,
  ...sizeSites,
  ...compressionSites,
  ...textSites,
  ...statusSites,
  ...networkSites,
  ...robotsSites,
  ...structureSites,
];
export { startHostileSite, type RunningSite } from "./server.ts";
export type { HostileSite, Seen } from "./hostile-site.ts";
