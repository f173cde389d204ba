import { describe, expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";
import { parseWrittenDate } from "./text-dates.ts";

describe("dates", () => {
  it("takes them from metas, data, time elements and text that says what they are", () => {
    const { dates } = factsOf(
      '<!doctype html><html><head><meta property="article:published_time" content="2024-05-01T10:00:00Z"></head><body><script type="application/ld+json">{"@type":"Article","dateModified":"2024-06-01"}</script><time datetime="2024-05-01" itemprop=datePublished>1 May</time><p>Zuletzt aktualisiert: 3. Juni 2024</p><p>12. März 2020</p></body></html>',
    );
    expect(dates).toEqual([
      { iso: "2024-05-01T10:00:00Z", from: "meta", role: "published" },
      { iso: "2024-06-01", from: "json-ld", role: "modified" },
      { iso: "2024-05-01", from: "time", role: "published" },
      { iso: "2024-06-03", from: "text", role: "modified" },
    ]);
  });

  it.each([
    ["March 12, 2024", "2024-03-12"],
    ["12 mars 2024", "2024-03-12"],
    ["12. März 2024", "2024-03-12"],
    ["12 de octubre de 2024", "2024-10-12"],
    ["1.2.2024", "2024-02-01"],
    ["2024-02-30T", null],
    ["03/04/2024", null],
    ["31. Foo 2024", null],
  ])("reads %s as %s", (written, iso) => {
    expect(parseWrittenDate(written)).toBe(iso);
  });
});
