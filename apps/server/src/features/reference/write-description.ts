import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { apiVersion, calls } from "@audit/contract";
import { describePublicCalls } from "../../platform/http/index.ts";
import { findBreakingChanges } from "./breaking-changes.ts";
import { PUBLISHED, readPublished } from "./published.ts";

const { values } = parseArgs({ options: { break: { type: "boolean" } } });
const described = describePublicCalls(calls, apiVersion);
const breaks = findBreakingChanges(readPublished(), described);
for (const sentence of breaks) console.error(sentence);
if (breaks.length > 0 && values.break !== true) {
  console.error("Programs written against the published description would break. If that is meant: --break.");
  process.exitCode = 1;
} else {
  const text = `${JSON.stringify(described, null, 1)}\n`;
  const same = readFileSync(PUBLISHED, "utf8") === text;
  if (!same) writeFileSync(PUBLISHED, text);
  console.log(same ? "The published description is what the contract says." : `Written: ${PUBLISHED}`);
}
