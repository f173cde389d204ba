import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing } from "../../../../fixes/markup/change-entities.ts";
import { textIn } from "../../../../fixes/markup/json-values.ts";

/** A change before the publication goes; a date to come is the owner's to set right. */
export const fix: Fixer = changing((entity, { view }) => {
  const published = textIn(entity["datePublished"]);
  const modified = textIn(entity["dateModified"]);
  const now = Date.parse(view.measuredAt);
  const isToCome = (date: string): boolean => Date.parse(date) > now;
  const isBefore = Date.parse(modified) < Date.parse(published);
  const { dateModified, ...rest } = entity;
  return {
    ...rest,
    ...(isToCome(published) ? { datePublished: fillIn("date of publication, e.g. 2026-01-31") } : {}),
    ...(dateModified === undefined || isBefore || isToCome(modified) ? {} : { dateModified }),
  };
});
