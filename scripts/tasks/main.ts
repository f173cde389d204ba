import { audit } from "./audit.ts";
import { check } from "./check.ts";
import { conformance } from "./conformance.ts";
import { dev } from "./dev.ts";
import { newRule } from "./new-rule.ts";
import { start } from "./start.ts";
import { test } from "./test.ts";

const tasks: Record<string, (args: string[]) => void | Promise<void>> = {
  start,
  dev,
  test,
  check,
  audit,
  conformance,
  "new:rule": newRule,
};

const [name = "start", ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  console.error(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(", ")}.`);
  process.exit(2);
}
await task(args);
