import { parseArgs } from "node:util";
import { attacksByAccounts } from "./attacks-by-accounts.ts";
import { attacksByFiles } from "./attacks-by-files.ts";
import { attacksOnDoors } from "./attacks-on-doors.ts";
import { attacksOnLog } from "./attacks-on-log.ts";
import { attacks, type Ground } from "./attacks.ts";
import { serveAttacker, serveSite, serveVictim } from "./hostile-site.ts";
import { install, type StoreKind } from "./installation.ts";
import { isPostgresPossible } from "../postgres.ts";

// Attacks the product as it runs in production, on both stores, and tells what held.
const { values } = parseArgs({ options: { store: { type: "string" }, only: { type: "string" } } });
const kinds: readonly StoreKind[] = isPostgresPossible() ? ["embedded", "postgres"] : ["embedded"];
// Those that only need an account come before those that spend what one address may sign up.
const chosen = Object.entries({
  ...attacksByFiles,
  ...attacks,
  ...attacksByAccounts,
  ...attacksOnLog,
  ...attacksOnDoors,
}).filter(([name]) => values.only === undefined || name.includes(values.only));
let held = 0;
let tried = 0;

for (const store of kinds.filter((kind) => values.store === undefined || kind === values.store)) {
  const stranger = await serveSite("localhost", (path) =>
    path === "/robots.txt" ? { text: "User-agent: *\nDisallow: /" } : { html: "<title>Private</title>" },
  );
  const victim = await serveVictim();
  const site = await serveAttacker(stranger, victim);
  const installed = await install(store, [site.host, stranger.host, victim.host]);
  const ground: Ground = { installed, site, stranger, victim };
  for (const [name, attack] of chosen) {
    const fault = await attack(ground).catch((error: unknown) => String(error));
    tried += 1;
    if (fault === null) held += 1;
    console.log(`${store}: ${name}: ${fault === null ? "held" : `FAILED, ${fault}`}`);
  }
  await installed.stop();
  await Promise.all([site.close(), stranger.close(), victim.close()]);
}
if (kinds.length === 1) console.log("postgres: left out, its programs are not on this machine");
console.log(`attack-lab: held ${held} of ${tried}`);
process.exit(held === tried ? 0 : 1);
