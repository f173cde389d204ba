import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { findOwnNetwork, takeOverTheNetwork } from "./own-network.ts";
import { parts, runLab } from "./run-lab.ts";

// Leads every way in which we fetch to private addresses, in a network of its own where each of them is a canary.
const { values } = parseArgs({
  options: { inside: { type: "boolean" }, slice: { type: "boolean", default: false }, only: { type: "string" } },
});
const only = parts.find((part) => part === values.only) ?? null;
if (only !== (values.only ?? null)) throw new Error(`--only takes one of ${parts.join(", ")}.`);

if (values.inside === true) {
  takeOverTheNetwork();
  const isRight = await runLab({ slice: values.slice, only });
  process.exit(isRight ? 0 : 1);
} else {
  const apart = findOwnNetwork();
  if (apart === null) {
    console.error("This lab needs Linux with unshare and ip, and a user who may make networks of their own.");
    process.exit(2);
  }
  const [command, ...prefix] = apart.prefix;
  const child = spawn(
    command,
    [...prefix, process.execPath, import.meta.filename, "--inside", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, ...(apart.isAlone ? { CHROMIUM_SANDBOX: "off" } : {}) },
    },
  );
  child.on("exit", (code) => process.exit(code ?? 1));
}
