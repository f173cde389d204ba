import type { JobActivity } from "@audit/contract";
import { t } from "../../language/messages.ts";

/** From here on hours say it better. */
const MANY_MINUTES = 120;

/** How long reading the pages may still take, e.g. "1 to 3 min left"; null while nobody can know. */
export function sayTimeLeft(range: JobActivity["secondsLeft"]): string | null {
  if (range === null) return null;
  const [from, to] = [range.from / 60, range.to / 60];
  if (to <= 1) return t("less than 1 min left");
  const [least, most, unit] = to < MANY_MINUTES ? [from, to, "min"] : [from / 60, to / 60, "h"];
  const [first, last] = [Math.max(1, Math.floor(least)), Math.ceil(most)];
  return first === last
    ? t("about {last} {unit} left", { last, unit })
    : t("{first} to {last} {unit} left", { first, last, unit });
}
