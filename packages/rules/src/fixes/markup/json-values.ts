import { itemAt } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import type { JsonObject } from "./json-of.ts";

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const listOf = (value: Json | undefined): readonly Json[] =>
  value === undefined ? [] : isList(value) ? value : [value];

export const objectsOf = (value: Json | undefined): readonly JsonObject[] => listOf(value).filter(isObject);

/** A plain value as text; "" for lists, entities and nothing. */
export const textIn = (value: Json | undefined): string =>
  value === undefined || value === null || typeof value === "object" ? "" : String(value);

/** A list of one is written as the one. */
export const oneOrList = (values: readonly Json[]): Json => (values.length === 1 ? itemAt(values, 0) : [...values]);
