import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractWith, parse5Source, scannerSource } from "./extract-page-facts.ts";
import { captureOf } from "./testing/capture-of.ts";

const tags =
  "a area div span p table tr td th tbody caption ul ol li dl dt dd h1 h2 button label input select option textarea form fieldset legend svg math title desc foreignObject template noscript script style iframe object embed video audio picture img figure nav header footer main aside article section details dialog meta link base head body html s del b i em strong ruby rt frameset blockquote time br pre code canvas".split(
    " ",
  );
const attributes =
  "href=/x title=T aria-label=L itemscope itemtype=https://schema.org/Product itemprop=name itemref=a id=a id=b class=price class=breadcrumb typeof=Product property=name resource=#x data-nosnippet hidden style=display:none role=tab src=/s.js alt=x alt name=description content=1.99 datetime=2020-01-01 for=a lang=de rel=nofollow http-equiv=refresh aria-hidden=true type=application/ld+json".split(
    " ",
  );
const texts = [
  "buy now ",
  "€ 9,99 ",
  "$1,299.00 was $5 ",
  "In stock ",
  "lorem ipsum dolor sit amet ",
  "&amp;&euro;",
  "<!--x-->",
  '{"@type":"Product","@id":"#a"}',
  "30 days return ",
  "\u{1F600} 日本語 ",
];

const attribute = fc.constantFrom(...attributes);
const openTag = fc
  .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 2 }))
  .map(([name, own]) => `<${[name, ...own].join(" ")}>`);
const closeTag = fc.constantFrom(...tags).map((name) => `</${name}>`);
const piece = fc.oneof(
  { weight: 2, arbitrary: openTag },
  { weight: 1, arbitrary: closeTag },
  { weight: 1, arbitrary: fc.constantFrom(...texts) },
);
const markup = fc
  .tuple(fc.constantFrom("", "<!doctype html>"), fc.array(piece, { minLength: 5, maxLength: 60, size: "max" }))
  .map(([start, pieces]) => start + pieces.join(""));

describe("markup of any nesting", () => {
  it("is read to the same facts by the scanner and by a browser-grade parser, and never throws", () => {
    fc.assert(
      fc.property(markup, (text) => {
        const capture = captureOf(text);
        expect(extractWith(capture, [scannerSource, parse5Source])).toEqual(extractWith(capture, [parse5Source]));
      }),
      propertyRuns(400),
    );
  });
});
