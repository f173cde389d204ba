import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { default as addFormats } from "ajv-formats";

/** Whether a value is SARIF 2.1.0, by the schema that OASIS publishes (errata 01). */
export function sarifCheck(): ValidateFunction {
  const text = readFileSync(join(import.meta.dirname, "sarif-schema-2.1.0.json"), "utf8");
  // It is written in draft 04 and uses nothing that later drafts read otherwise.
  const { $schema: _draft, id: _id, ...schema } = JSON.parse(text) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(schema);
}
