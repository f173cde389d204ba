import type { Fixer } from "../../../../fixes/fixer.ts";

const TRAINING = [
  "GPTBot",
  "ClaudeBot",
  "CCBot",
  "Google-Extended",
  "Applebot-Extended",
  "Bytespider",
  "meta-externalagent",
];

/** Both policies to choose from, for the crawlers that the evidence names; they change training, not search or answers. */
export const fix: Fixer<{ readonly blocked: readonly string[]; readonly allowed: readonly string[] }> = (cause) => {
  const named = cause.faults.flatMap(({ evidence: { saw } }) => [...saw.blocked, ...saw.allowed]);
  const names = [...new Set(named.length > 0 ? named : TRAINING)].toSorted().map((agent) => `User-agent: ${agent}`);
  return [
    "# in place of the present groups of these crawlers; keep one of the two",
    "# no training on your pages:",
    ...names,
    "Disallow: /",
    "",
    "# training allowed:",
    ...names,
    "Disallow:",
  ].join("\n");
};
