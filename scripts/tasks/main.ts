import { makeRegistry } from "./make-registry.ts";

type Task = (args: string[]) => void | Promise<void>;

// Loaded on demand: the terminal command should not wait for what only the tests need.
const tasks: Record<string, () => Promise<Task>> = {
  start: async () => (await import("./start.ts")).start,
  build: async () => (await import("./build.ts")).build,
  dev: async () => (await import("./dev.ts")).dev,
  test: async () => (await import("./test.ts")).test,
  "test:some": async () => (await import("./test-some.ts")).testSome,
  check: async () => (await import("./check.ts")).check,
  audit: async () => (await import("./audit.ts")).audit,
  mcp: async () => (await import("./audit.ts")).mcp,
  openapi: async () => (await import("./openapi.ts")).openapi,
  admin: async () => (await import("./admin.ts")).admin,
  conformance: async () => (await import("./conformance.ts")).conformance,
  "api-lab": async () => (await import("./api-lab.ts")).apiLab,
  "attack-lab": async () => (await import("./attack-lab.ts")).attackLab,
  "doors-lab": async () => (await import("./doors-lab.ts")).doorsLab,
  "kill-lab": async () => (await import("./kill-lab.ts")).killLab,
  "changes-lab": async () => (await import("./changes-lab.ts")).changesLab,
  rules: async () => (await import("./rules.ts")).rules,
  "hostile-lab": async () => (await import("./hostile-lab.ts")).hostileLab,
  "hostile-pages": async () => (await import("./hostile-pages.ts")).hostilePages,
  "cost-lab": async () => (await import("./cost-lab.ts")).costLab,
  "same-audit": async () => (await import("./same-audit.ts")).sameAudit,
  "ssrf-lab": async () => (await import("./ssrf-lab.ts")).ssrfLab,
  "release-lab": async () => (await import("./release-lab.ts")).releaseLab,
  "storm-lab": async () => (await import("./storm-lab.ts")).stormLab,
  "soak-lab": async () => (await import("./soak-lab.ts")).soakLab,
  "fleet-lab": async () => (await import("./fleet-lab.ts")).fleetLab,
  "pace-lab": async () => (await import("./pace-lab.ts")).paceLab,
  "worker-lab": async () => (await import("./worker-lab.ts")).workerLab,
  "words-lab": async () => (await import("./words-lab.ts")).wordsLab,
  "lists-lab": async () => (await import("./lists-lab.ts")).listsLab,
  "pack-terminal": async () => (await import("./pack-terminal.ts")).packTerminal,
  "pack-client": async () => (await import("./pack-client.ts")).packClient,
  sample: async () => (await import("./sample.ts")).sample,
  pictures: async () => (await import("./pictures.ts")).pictures,
  docs: async () => (await import("./docs.ts")).docs,
  "pipelines-lab": async () => (await import("./pipelines-lab.ts")).pipelinesLab,
  sbom: async () => (await import("./sbom.ts")).sbom,
  licences: async () => (await import("./licences.ts")).licences,
  advisories: async () => (await import("./advisories.ts")).advisories,
  mutate: async () => (await import("./mutate.ts")).mutate,
  "new:rule": async () => (await import("./new-rule/new-rule.ts")).newRule,
};

const [name = "start", ...args] = process.argv.slice(2);
const load = tasks[name];
if (!load) {
  console.error(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(", ")}.`);
  process.exit(2);
}
makeRegistry();
const task = await load();
await task(args);
