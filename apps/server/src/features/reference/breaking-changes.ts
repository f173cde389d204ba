import { type Json, isObject, objectAt, listAt } from "./json.ts";
import { breaksOfSchema } from "./breaking-schemas.ts";

type Document = Json;

/**
 * What a newer description of the calls takes away from whoever was written against the older one: one sentence each,
 * none when everything that worked goes on working. Additions are no breaks, but for values that a strict reader of an
 * answer would not know.
 */
export function findBreakingChanges(older: Document, newer: Document): string[] {
  return Object.entries(objectAt(older, "paths")).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = objectAt(objectAt(newer, "paths"), path)[method];
      if (!isObject(now)) return [`${name} is gone`];
      return isObject(operation) ? breaksOfOperation(name, operation, now) : [];
    }),
  );
}

function breaksOfOperation(name: string, then: Json, now: Json): string[] {
  return [
    ...(then["operationId"] === now["operationId"] ? [] : [`${name} has another operationId`]),
    ...(JSON.stringify(then["security"]) === JSON.stringify(now["security"]) ? [] : [`${name} wants another scope`]),
    ...breaksOfParameters(name, then, now),
    ...breaksOfBody(name, then, now),
    ...breaksOfAnswer(name, then, now),
  ];
}

function breaksOfParameters(name: string, then: Json, now: Json): string[] {
  const keyOf = (one: Json): string => `${String(one["in"])} parameter ${String(one["name"])}`;
  const [before, after] = [then, now].map((operation) => listAt(operation, "parameters").filter(isObject));
  const known = new Map((before ?? []).map((one) => [keyOf(one), one]));
  const kept = new Map((after ?? []).map((one) => [keyOf(one), one]));
  return [
    ...[...known].flatMap(([key, one]) => {
      const other = kept.get(key);
      if (other === undefined) return [`${name}: ${key} is gone`];
      const required = other["required"] === true && one["required"] !== true;
      return [
        ...(required ? [`${name}: ${key} is required now`] : []),
        ...breaksOfSchema(`${name}: ${key}`, objectAt(one, "schema"), objectAt(other, "schema"), "sent"),
      ];
    }),
    ...[...kept]
      .filter(([key, one]) => one["required"] === true && !known.has(key))
      .map(([key]) => `${name}: ${key} is new and required`),
  ];
}

function breaksOfBody(name: string, then: Json, now: Json): string[] {
  const [before, after] = [then, now].map((operation) => objectAt(operation, "requestBody"));
  if (before === undefined || after === undefined) return [];
  if (after["required"] === true && before["required"] !== true) return [`${name}: a body is required now`];
  const [was, is] = [before, after].map(schemaOf);
  return was && is ? breaksOfSchema(`${name}: body`, was, is, "sent") : [];
}

function breaksOfAnswer(name: string, then: Json, now: Json): string[] {
  const [before, after] = [then, now].map((operation) => objectAt(objectAt(operation, "responses"), "200"));
  const [was, is] = [before, after].map((answer) => (answer ? schemaOf(answer) : null));
  if (!was) return [];
  return is ? breaksOfSchema(`${name}: answer`, was, is, "answered") : [`${name}: the answer is no longer JSON`];
}

function schemaOf(described: Json): Json | null {
  const schema = objectAt(objectAt(described, "content"), "application/json")["schema"];
  return isObject(schema) ? schema : null;
}
