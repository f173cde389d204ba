import { htmlComment } from "../../escape/html.ts";
import { jsonLdScript, type Json } from "../../escape/json-script.ts";
import { linkedItems } from "../../view/linked-items.ts";
import { pageName } from "../../view/page-words.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { changing, hasOneOf } from "./change-entities.ts";
import { isObject, objectsOf, textIn } from "./json-values.ts";
import { jsonOf, withContext, type JsonObject } from "./json-of.ts";

const ARTICLES = ["Article", "BlogPosting", "NewsArticle", "TechArticle", "Report", "ScholarlyArticle"];
const PRODUCTS = ["Product", "ProductGroup", "IndividualProduct", "ProductModel", "Vehicle"];

/** The name in the markup is the one of the page's heading. */
export const nameOfPage: Fixer = changing((entity, { page, view }) => {
  const heading = page.headings.find(({ level, text }) => level === 1 && text !== "")?.text;
  const name = heading ?? pageName(page, view) ?? fillIn("name of what the page is about");
  if (page.kind === "product" && hasOneOf(entity, ...PRODUCTS)) return { ...entity, name };
  return page.kind === "article" && hasOneOf(entity, ...ARTICLES) ? { ...entity, headline: name } : entity;
});

/** A change before the publication goes; a date to come is the owner's to set right. */
export const possibleDates: Fixer = changing((entity, { view }) => {
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

/** Phone and hours, which only the owner knows, for places with a street. */
export const placeToVisit: Fixer = changing((entity) => {
  const street = objectsOf(entity["address"]).some((address) => address["streetAddress"] !== undefined);
  if (!street) return entity;
  const hours = entity["openingHoursSpecification"] ?? entity["openingHours"];
  return {
    ...entity,
    telephone: entity["telephone"] || fillIn("telephone with country code, e.g. +43 1 234567"),
    ...(hours === undefined ? { openingHoursSpecification: OPENING_HOURS } : {}),
  };
});

const OPENING_HOURS = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: fillIn("time of opening, e.g. 09:00"),
  closes: fillIn("time of closing, e.g. 18:00"),
};

/** A video's markup, with its place where the page tells. */
export const video: Fixer = perPage({
  make: (page, view, { evidence }) => {
    const player = isObject(evidence.saw as Json) ? (evidence.saw as JsonObject)["player"] : undefined;
    return jsonLdScript(
      withContext({
        "@type": "VideoObject",
        name: pageName(page, view) ?? fillIn("title of the video"),
        description: fillIn("what the video shows, in a sentence"),
        thumbnailUrl: fillIn("address of a still picture"),
        uploadDate: fillIn("date of publication with time zone, e.g. 2026-01-31T08:00:00+01:00"),
        duration: fillIn("duration, e.g. PT2M30S"),
        embedUrl: typeof player === "string" ? player : fillIn("address of the player"),
      }),
    );
  },
});

/** The first of several descriptions of one thing; the others are switched off at their source. */
export const oneDescription: Fixer = perPage({
  make: (page, _view, { evidence }) => {
    const { entity } = evidence.saw as { readonly entity: string };
    const bare = (address: string): string =>
      address
        .replace(/^https?:\/\/(www\.)?/i, "")
        .replace(/\/+$/, "")
        .toLowerCase();
    const known = linkedItems(page.structuredData).find(
      ({ id, props }) => id === entity || props["url"]?.some((url) => typeof url === "string" && bare(url) === entity),
    );
    const comment = htmlComment(
      `keep one description of ${entity}, e.g. this one, and switch the others off where they are made`,
    );
    return known ? `${comment}\n${jsonLdScript(withContext(jsonOf(known)))}` : comment;
  },
});

/** Names as schema.org spells them, from what the rule took the misspelt ones for. */
export const knownNames: Fixer = changing((entity, { fault }) => {
  const listed = fault.evidence.saw as readonly { readonly written: string; readonly meant: string }[];
  const meant = new Map(listed.map((one) => [one.written, one.meant]));
  const respelt = (value: Json | undefined): Json | undefined => {
    if (Array.isArray(value)) return value.map((one: Json) => respelt(one) ?? one);
    const [, start = "", name = ""] = /^(https?:\/\/(?:www\.)?schema\.org\/)([A-Za-z0-9]+)$/.exec(textIn(value)) ?? [];
    return meant.has(name) ? `${start}${meant.get(name)}` : value;
  };
  return Object.fromEntries(
    Object.entries(entity).map(([name, value]) => [
      meant.get(name) ?? name,
      name === "@type" ? (meant.get(textIn(value)) ?? value) : respelt(value),
    ]),
  );
});
