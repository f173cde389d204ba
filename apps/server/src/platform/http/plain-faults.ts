import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a value of a request, in words for people; a schema's own sentence goes before. */
export function plainFault(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? `${name} is missing.` : `${name} has the wrong kind of value.`;
    case "too_small":
      return tooSmall(name, issue.origin, Number(issue.minimum));
    case "too_big":
      return tooBig(name, issue.origin, Number(issue.maximum));
    case "invalid_value":
      return `${name} is none of the values that can be chosen.`;
    default:
      return `${name} is not valid.`;
  }
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function tooSmall(name: string, origin: string, least: number): string {
  if (origin === "string")
    return least <= 1 ? `${name} is empty.` : `${name} needs at least ${counted(least, "character")}.`;
  if (origin === "array") return least <= 1 ? `${name} is empty.` : `${name} needs at least ${least}.`;
  return `${name} must be at least ${least}.`;
}

function tooBig(name: string, origin: string, most: number): string {
  if (origin === "string") return `${name} may have at most ${counted(most, "character")}.`;
  if (origin === "array") return `${name} may hold at most ${most}.`;
  return `${name} must be at most ${most}.`;
}

/** "Step number", of ["step_number"]; "Urls 3", of ["urls", 2]. */
function nameOf(path: readonly PropertyKey[]): string {
  const words = path.map((part) =>
    typeof part === "number"
      ? String(part + 1)
      : String(part)
          .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
          .replaceAll("_", " ")
          .toLowerCase(),
  );
  const text = words.join(" ");
  return text === "" ? "The request" : text.charAt(0).toUpperCase() + text.slice(1);
}
