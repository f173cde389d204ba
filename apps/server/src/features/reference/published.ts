import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "./json.ts";

/** The description that programs were written against. */
export const PUBLISHED = join(import.meta.dirname, "../../../../../docs/openapi.json");

export const readPublished = (): Json => JSON.parse(readFileSync(PUBLISHED, "utf8")) as Json;
