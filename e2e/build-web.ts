import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The browser app as it will be served, from the sources as they are. */
export default function buildWeb(): void {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const { status } = spawnSync(process.execPath, [vite, "build", "apps/web", "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The browser app could not be built");
}
