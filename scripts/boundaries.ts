/** Who may import whom: workspace to the own packages it may use. The linter is fed from this table alone. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  "packages/contract": [],
  "packages/facts": [],
  "packages/crawler": ["facts"],
  "packages/rules": ["facts"],
  "packages/auditor": ["rules", "facts"],
  "packages/planner": ["auditor", "rules", "facts"],
  "packages/engine": ["crawler", "facts", "rules", "auditor", "planner"],
  "packages/testkit": ["facts"],
  "packages/client": ["contract"],
  "packages/exports": ["contract", "engine"],
  "packages/imports": [],
  "packages/mcp": ["contract"],
  "apps/web": ["contract", "imports"],
  "apps/server": ["contract", "engine", "exports", "imports", "mcp"],
  "apps/cli": ["contract", "engine", "exports", "imports", "mcp"],
};

/**
 * Folders inside a workspace, from the top: a folder imports those of the lines below its own and nothing else of the table.
 * Tests and `testing/` may look everywhere in their workspace.
 */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "apps/server": [
    ["operator", "pipeline"],
    ["features"],
    ["crawl-store"],
    ["artifacts", "site-lease", "audit-request"],
    ["platform"],
    ["config"],
  ],
  "packages/engine": [["conformance", "process"], ["ownership", "site-summary"], ["report"], ["rendering"]],
  "packages/crawler": [
    ["site", "lighthouse"],
    ["home", "sitemaps", "probes", "render"],
    ["robots"],
    ["politeness", "frontier"],
    ["fetch"],
    ["egress"],
  ],
  "packages/facts": [
    ["assemble", "site"],
    ["classify", "commerce", "structured", "tech", "graph"],
    ["collect"],
    ["html", "response", "robots"],
    ["url"],
    ["text"],
    ["prices"],
  ],
};

/** Workspaces of the table, by short name. */
export const packageNames = [
  "contract",
  "facts",
  "crawler",
  "rules",
  "auditor",
  "planner",
  "engine",
  "testkit",
  "client",
  "exports",
  "imports",
  "mcp",
  "server",
  "web",
  "cli",
];

const NETWORK = ["undici", "node:http", "node:https", "node:net", "node:tls", "node:dns", "node:http2"];
const SQL = ["kysely", "kysely/*", "pg", "@electric-sql/*", "pg-boss"];

/** Modules that only some files may touch, so that what they guard can't be gone around. */
export const guarded: readonly {
  readonly modules: readonly string[];
  readonly only: readonly string[];
  readonly why: string;
}[] = [
  {
    modules: NETWORK,
    only: [
      "packages/crawler/src/egress/**",
      "packages/engine/src/conformance/fix-lab/**",
      "packages/testkit/**",
      "apps/server/src/**",
      "scripts/**",
      "e2e/**",
    ],
    why: "Only the crawler's egress opens sockets to addresses that a user or a page influenced.",
  },
  {
    modules: SQL,
    only: ["apps/server/src/platform/**", "apps/server/src/**/*store.ts"],
    why: "Only store files and the platform touch SQL.",
  },
  {
    modules: ["ai", "@ai-sdk/*"],
    only: ["apps/server/src/platform/models/**"],
    why: "The rest of the server knows a model that answers, not its provider.",
  },
  {
    modules: ["stripe"],
    only: ["apps/server/src/platform/payments/stripe/**", "packages/testkit/src/fake-stripe/**"],
    why: "The rest of the server knows a payment gateway, not its provider.",
  },
  {
    modules: ["openid-client"],
    only: ["apps/server/src/platform/google/**"],
    why: "The rest of the server knows access that was given, not how it is asked for.",
  },
];
