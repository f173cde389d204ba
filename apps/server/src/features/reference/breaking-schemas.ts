import { isObject, listAt, objectAt, type Json } from "./json.ts";

/** Who writes what a schema describes: of what is sent less must not be taken, of what is answered no more be given. */
type Direction = "sent" | "answered";

/** Bounds that get narrower by growing, and those that do by shrinking. */
const LEAST = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const MOST = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const SAME = ["$ref", "format", "pattern", "const", "multipleOf"];

export function breaksOfSchema(place: string, then: Json, now: Json, direction: Direction): string[] {
  if (JSON.stringify(then) === JSON.stringify(now)) return [];
  const choices = [optionsOf(then), optionsOf(now)] as const;
  if (choices.some((options) => options.length > 1)) return breaksOfChoices(place, choices, direction);
  return [
    ...breaksOfType(place, then, now, direction),
    ...(direction === "sent" ? breaksOfBounds(place, then, now) : []),
    ...breaksOfMembers(place, then, now, direction),
    ...(isObject(then["items"]) && isObject(now["items"])
      ? breaksOfSchema(`${place}[]`, then["items"], now["items"], direction)
      : []),
    ...(isObject(then["additionalProperties"]) && isObject(now["additionalProperties"])
      ? breaksOfSchema(`${place}.*`, then["additionalProperties"], now["additionalProperties"], direction)
      : []),
  ];
}

/** A schema that is one of several, or the only one. */
function optionsOf(schema: Json): readonly Json[] {
  const options = [...listAt(schema, "anyOf"), ...listAt(schema, "oneOf")].filter(isObject);
  if (options.length > 0) return options;
  const types = listAt(schema, "type");
  return types.length > 0 ? types.map((type) => ({ ...schema, type })) : [schema];
}

/** Each kind of value that could be sent must still be taken; each that is answered must have been known. */
function breaksOfChoices(
  place: string,
  [then, now]: readonly [readonly Json[], readonly Json[]],
  direction: Direction,
): string[] {
  const [these, those] = direction === "sent" ? [then, now] : [now, then];
  return these.flatMap((one) => {
    const found = those.map((other) =>
      direction === "sent"
        ? breaksOfSchema(place, one, other, direction)
        : breaksOfSchema(place, other, one, direction),
    );
    if (found.some((breaks) => breaks.length === 0)) return [];
    const [nearest] = found.toSorted((a, b) => a.length - b.length);
    return nearest && those.length === these.length
      ? nearest
      : [direction === "sent" ? `${place} no longer takes ${kindOf(one)}` : `${place} may now be ${kindOf(one)}`];
  });
}

const wordOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? "anything"));

const kindOf = (schema: Json): string =>
  typeof schema["type"] === "string" ? `a value of type ${schema["type"]}` : JSON.stringify(schema).slice(0, 80);

function breaksOfType(place: string, then: Json, now: Json, direction: Direction): string[] {
  const breaks: string[] = [];
  if (then["type"] !== now["type"] && !isWider(then["type"], now["type"], direction))
    breaks.push(`${place} was ${wordOf(then["type"])} and is ${wordOf(now["type"])}`);
  for (const name of SAME) {
    const loosened = direction === "sent" && now[name] === undefined;
    const newlyStated = direction === "answered" && then[name] === undefined;
    if (then[name] !== now[name] && !loosened && !newlyStated)
      breaks.push(`${place} has another ${name}: ${String(then[name])} became ${String(now[name])}`);
  }
  return [...breaks, ...breaksOfValues(place, then, now, direction)];
}

/** Whole numbers are numbers. */
const isWider = (then: unknown, now: unknown, direction: Direction): boolean =>
  direction === "sent" ? then === "integer" && now === "number" : then === "number" && now === "integer";

function breaksOfValues(place: string, then: Json, now: Json, direction: Direction): string[] {
  const [was, is] = [then, now].map((schema) => (Array.isArray(schema["enum"]) ? schema["enum"] : null));
  if (direction === "sent") {
    if (!is) return [];
    if (!was) return [`${place} takes only ${is.join(", ")} now`];
    return was.filter((value) => !is.includes(value)).map((value) => `${place} no longer takes ${String(value)}`);
  }
  if (!was) return [];
  if (!is) return [`${place} may now be anything, not only ${was.join(", ")}`];
  return is.filter((value) => !was.includes(value)).map((value) => `${place} may now be ${String(value)}`);
}

function breaksOfBounds(place: string, then: Json, now: Json): string[] {
  const narrower = (name: string, isNarrower: (was: number, is: number) => boolean): string[] => {
    const [was, is] = [then[name], now[name]];
    if (typeof is !== "number") return [];
    return typeof was !== "number" || isNarrower(was, is)
      ? [`${place} has a narrower ${name}: ${wordOf(was)} became ${is}`]
      : [];
  };
  return [
    ...LEAST.flatMap((name) => narrower(name, (was, is) => is > was)),
    ...MOST.flatMap((name) => narrower(name, (was, is) => is < was)),
  ];
}

function breaksOfMembers(place: string, then: Json, now: Json, direction: Direction): string[] {
  const [before, after] = [objectAt(then, "properties"), objectAt(now, "properties")];
  const [wanted, wants] = [listAt(then, "required"), listAt(now, "required")];
  const kept = Object.entries(before).flatMap(([name, schema]) => {
    const member = after[name];
    if (!isObject(member)) return [`${place}.${name} is gone`];
    const optional = direction === "answered" && wanted.includes(name) && !wants.includes(name);
    return [
      ...(optional ? [`${place}.${name} may be missing now`] : []),
      ...(isObject(schema) ? breaksOfSchema(`${place}.${name}`, schema, member, direction) : []),
    ];
  });
  if (direction === "answered") return kept;
  const required = wants
    .filter((name) => !wanted.includes(name))
    .map((name) => `${place}.${String(name)} is required now`);
  const closed = now["additionalProperties"] === false && then["additionalProperties"] !== false;
  return [...kept, ...required, ...(closed ? [`${place} no longer takes other members`] : [])];
}
