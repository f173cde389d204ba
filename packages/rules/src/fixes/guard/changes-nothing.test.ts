import { pageOf } from "@audit/testkit";
import { expect, test } from "vitest";
import type { Patch } from "../patches/patch.ts";
import { changesNothing } from "./changes-nothing.ts";

const URL_OF = "https://shop.example/";
const nothing = (op: string, before: string | null, after: string | null, more: object = {}, head = ""): boolean =>
  changesNothing(
    { at: "page", url: URL_OF, op, before, after, ...more } as Patch,
    pageOf({ url: URL_OF, html: `<html><head>${head}</head><body><p>x</p></body></html>` }),
  );

test.each([
  ["robots", "noindex, follow", "Follow,noindex", {}],
  ["attribute", "width=1, a=2", "a=2 width=1", { key: "meta[name=viewport]@content" }],
  ["title", "Pot – clay", "Pot | clay", {}],
  ["description", "A  pot\nof clay", "A pot of clay", {}],
])("%s: another way of writing %s changes nothing", (op, before, after, more) =>
  expect(nothing(op, before, after, more)).toBe(true),
);

test.each([
  ["robots", "noindex", "noindex, follow", {}],
  ["attribute", "b a", "a b", { key: "html@lang" }],
  ["title", "Pot 1", "Pot 2", {}],
  ["description", "Pot – clay", "Pot | clay", {}],
  ["jsonld", "{}", "{}", {}],
  ["lang", null, "en", {}],
  ["lang", "en", null, {}],
])("%s: from %s to %s is a change", (op, before, after, more) => expect(nothing(op, before, after, more)).toBe(false));

test("of several tags the one that stays as it is tells which", () => {
  const two = (tag: string): string => tag + tag;
  expect(nothing("title", "A", "A")).toBe(true);
  expect(nothing("title", "A", "A", {}, two("<title>A</title>"))).toBe(false);
  expect(nothing("description", "A", "A", {}, two('<meta name="description" content="A">'))).toBe(false);
  expect(nothing("canonical", URL_OF, URL_OF, {}, `<link rel=canonical href="${URL_OF}">`)).toBe(true);
  expect(nothing("canonical", URL_OF, URL_OF, {}, two(`<link rel=canonical href="${URL_OF}">`))).toBe(false);
  expect(nothing("viewport", "width=1", "width=1")).toBe(false);
  expect(changesNothing({ at: "page", url: URL_OF, op: "viewport", before: "a", after: "a" }, null)).toBe(true);
});
