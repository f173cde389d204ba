import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { Settings } from "./config/settings.ts";
import { openInstallationGauges } from "./features/monitoring/installation-gauges.ts";
import { openMetrics } from "./platform/metrics/index.ts";

const read = (file: string): string => readFileSync(file, "utf8");
const isThere = (program: string): boolean => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** Set by the image or the operating system, and read by something else than the settings. */
const FOREIGN = ["AUDIT_PROCESS", "CHROMIUM_PATH", "NODE_OPTIONS", "DOMAIN", "UPSTREAM", "IMAGE"];
const isKnown = (name: string): boolean =>
  name in Settings.shape || FOREIGN.includes(name) || /^(POSTGRES|MALLOC)_/.test(name);

function parsed(file: string): unknown[] {
  const documents = parseAllDocuments(read(file), { merge: true });
  expect([...documents].flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  return [...documents].map((document): unknown => document.toJS());
}

/** Every value that stands under a key, at any depth. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(value, key)]);
}

/** Names of variables as the files of each kind write them. */
function variables(): [file: string, name: string][] {
  const lines = globSync("deploy/**/*.example").filter((file) => !file.endsWith(".yaml"));
  const fromLines = [...lines, ...globSync("deploy/systemd/*.service")].flatMap((file) =>
    [...read(file).matchAll(/^(?:#|Environment=)?((?:[A-Z][A-Z_]+=\S* ?)+)/gm)].flatMap(([, pairs = ""]) =>
      [...pairs.matchAll(/([A-Z][A-Z_]+)=/g)].map(([, name = ""]): [string, string] => [file, name]),
    ),
  );
  const compose = parsed("deploy/compose.yaml")
    .flatMap((document) => valuesOf(document, "environment"))
    .flatMap((environment) => Object.keys(environment ?? {}))
    .map((name): [string, string] => ["compose.yaml", name]);
  const kubernetes = ["settings", "secret.example"].flatMap((name) =>
    parsed(`deploy/kubernetes/${name}.yaml`)
      .flatMap((document) => [...valuesOf(document, "data"), ...valuesOf(document, "stringData")])
      .flatMap((data) => Object.keys(data ?? {}))
      .map((key): [string, string] => [name, key]),
  );
  const image = [...read("deploy/Dockerfile").matchAll(/^(?:ENV| {2}) ?([A-Z_]+)=/gm)].map(
    ([, name = ""]): [string, string] => ["Dockerfile", name],
  );
  return [...fromLines, ...compose, ...kubernetes, ...image];
}

test("every file of yaml and json in deploy/ can be read", () => {
  for (const file of globSync("deploy/**/*.yaml")) expect(parsed(file)).not.toEqual([]);
  for (const file of globSync("deploy/**/*.json")) expect(JSON.parse(read(file))).toBeTypeOf("object");
});

test("what deployments set are settings of the program", () => {
  const all = variables();
  expect(new Set(all.map(([file]) => basename(file))).size).toBeGreaterThan(7);
  expect(all.filter(([, name]) => !isKnown(name))).toEqual([]);
});

describe("the image", () => {
  const steps = read("deploy/Dockerfile")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line));

  test("copies what is there, and what its context lets in", () => {
    const ignored = read("deploy/Dockerfile.dockerignore");
    const sources = steps
      .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(ignored.split("\n")).toEqual(expect.arrayContaining(sources.map((source) => `!${source}`)));
  });

  test("runs as nobody in particular, is asked for its health, and starts what is there", () => {
    expect(steps.findLast((line) => line.startsWith("USER "))).toBe("USER node");
    for (const name of ["HEALTHCHECK", "ENTRYPOINT", "CMD"])
      expect(steps.some((line) => line.startsWith(name))).toBe(true);
    for (const [, file = ""] of steps.join("\n").matchAll(/"([\w/-]+\.(?:ts|mjs))"/g))
      expect(existsSync(file)).toBe(true);
  });
});

test("compose and Kubernetes run every process of ours without root, without rights, on a root that is only read", () => {
  const [compose] = parsed("deploy/compose.yaml") as { services: Record<string, Record<string, unknown>> }[];
  for (const name of ["web", "worker"]) {
    expect(compose?.services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  }
  for (const name of ["web", "worker"]) {
    const [deployment] = parsed(`deploy/kubernetes/${name}.yaml`);
    expect(valuesOf(deployment, "readOnlyRootFilesystem")).toEqual([true]);
    expect(valuesOf(deployment, "runAsNonRoot")).toEqual([true]);
    expect(valuesOf(deployment, "drop")).toEqual([["ALL"]]);
  }
});

test("probes and proxies ask addresses that the program answers", () => {
  const health = read("apps/server/src/features/system/health.ts");
  const probes = ["web", "worker"].flatMap((name) =>
    parsed(`deploy/kubernetes/${name}.yaml`).flatMap((document) => valuesOf(document, "httpGet")),
  ) as { path: string }[];
  expect(probes).toHaveLength(6);
  for (const path of [...probes.map((probe) => probe.path), "/readyz"]) expect(health).toContain(`"${path}"`);
  expect(read("deploy/caddy/Caddyfile")).toContain("health_uri /readyz");
});

test("alarms and board ask for figures that are told", () => {
  const { registry } = openMetrics("0.1.0", () => ({ open: 0, idle: 0, waiting: 0 }));
  openInstallationGauges(registry, undefined as never, undefined as never);
  const measured = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const asked = ["prometheus/alarms.yaml", "grafana/board.json", "kubernetes/worker.yaml"].flatMap((file) =>
    [...read(`deploy/${file}`).matchAll(/(?:expr|query)"?: (.+)/g)].flatMap(([, query = ""]) =>
      [...query.matchAll(/\b(?:audit|http|nodejs|process)_\w+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ""),
      ),
    ),
  );
  expect(new Set(asked).size).toBeGreaterThan(15);
  expect(asked.filter((name) => !measured.has(name))).toEqual([]);
});

test.skipIf(!isThere("kubectl"))("kustomize puts the Kubernetes example together", () => {
  const { status, stdout, stderr } = spawnSync("kubectl", ["kustomize", "deploy/kubernetes"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("kind: ScaledObject");
});

test.skipIf(!isThere("systemd-analyze"))("systemd finds no fault with the units", () => {
  const folder = mkdtempSync(join(tmpdir(), "units-"));
  try {
    const units = globSync("deploy/systemd/*.{service,timer}").map((file) => {
      // Programs of the machine that will run them.
      const text = read(file).replaceAll("/usr/bin/node", process.execPath).replaceAll("/opt/seo-audit", process.cwd());
      const unit = join(folder, basename(file));
      writeFileSync(unit, text);
      return unit;
    });
    const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], { encoding: "utf8" });
    expect(stderr.split("\n").filter((line) => line.includes("seo-audit"))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
