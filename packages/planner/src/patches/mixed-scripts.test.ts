import { refusalOf } from "@audit/rules/fixes/guard/guard";
import { titlePatch } from "@audit/rules/fixes/patches/page-patches";
import { expect, test } from "vitest";
import { viewOf } from "../testing/plan-case.ts";

const halfTranslated =
  "<!doctype html><html><head><title>Kiln, bowls and mugs of clay</title></head><body><main><h1>Bowls of clay for the table</h1><p>Миски з глини для столу та кухні, зроблені руками.</p></main></body></html>";

test("a half translated page gets no words in the script of the other language", () => {
  const pages = { "/": halfTranslated, "/en/bowls": halfTranslated, "/uk/bowls": halfTranslated };
  const view = viewOf({ pages });
  const refused = (path: string, text: string) =>
    refusalOf(titlePatch(view.pageAt(`https://shop.example${path}`)!, text), view);
  expect(refused("/en/bowls", "Миски з глини для великої кухні")).toContain("another script");
  expect(refused("/uk/bowls", "Миски з глини для великої кухні") ?? "").not.toContain("another script");
  expect(refused("/en/bowls", "Bowls of clay for large kitchens") ?? "").not.toContain("another script");
});
