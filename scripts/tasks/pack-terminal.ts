import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { must } from "./run-command.ts";

const BUILT = "apps/cli/dist/package";
/** What the bundles load by name when they need it; everything else is in them. */
const LOADED_LATE = { "packages/facts": ["html-encoding-sniffer", "parse5"], "packages/crawler": ["playwright-core"] };

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/**
 * `npm run task pack-terminal [-- <folder>]`: the terminal command as a package that `npx` runs without this repository.
 * Writes seo-audit-<version>.tgz into the folder.
 */
export function packTerminal([folder = "."]: readonly string[]): void {
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(join(BUILT, "bin"), { recursive: true });
  const bundle = (entry: string, to: string): void =>
    must(
      "rolldown",
      `${entry} --platform node --format esm --dir ${join(BUILT, to)} --external playwright-core --logLevel silent`.split(
        " ",
      ),
    );
  bundle("apps/cli/src/main.ts", "dist");
  bundle("packages/crawler/src/render/render-process.ts", "dist/render");
  writeFileSync(join(BUILT, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(BUILT, "bin/seo-audit.js"), STARTER, { mode: 0o755 });
  cpSync("integrations/comment.mjs", join(BUILT, "bin/seo-audit-comment.js"));
  cpSync("docs/terminal.md", join(BUILT, "README.md"));
  cpSync("docs/licences.md", join(BUILT, "LICENCES-OF-PARTS.md"));
  cpSync("LICENSE", join(BUILT, "LICENSE"));
  mkdirSync(folder, { recursive: true });
  must("npm", ["pack", `./${BUILT}`, "--pack-destination", resolve(folder), "--loglevel", "error"]);
}

function manifest(): object {
  const { version, license } = manifestOf(".");
  const late = Object.entries(LOADED_LATE).flatMap(([where, names]) => {
    const { dependencies } = manifestOf(where);
    return names.map((name) => [name, dependencies[name]]);
  });
  return {
    name: "seo-audit",
    version,
    description: "Audits a website for search engines and AI answers: evidence, scores and a ranked plan",
    license,
    type: "module",
    bin: { "seo-audit": "bin/seo-audit.js", "seo-audit-comment": "bin/seo-audit-comment.js" },
    files: ["bin", "dist", "LICENCES-OF-PARTS.md"],
    engines: { node: ">=24" },
    dependencies: Object.fromEntries(late) as Record<string, string>,
  };
}

// Older versions of Node must be able to read it, to say that they are too old.
const STARTER = `#!/usr/bin/env node
import { fileURLToPath } from "node:url";

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error("seo-audit needs Node 24 or later; this is Node " + process.versions.node + ".");
  process.exit(2);
}
process.env.AUDIT_RENDER_PROCESS ??= fileURLToPath(new URL("../dist/render/render-process.js", import.meta.url));
await import("../dist/main.js");
`;
