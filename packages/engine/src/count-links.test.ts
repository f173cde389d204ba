import { pageOf } from "@audit/testkit";
import { expect, it } from "vitest";
import { countLinks } from "./count-links.ts";

it("counts links to the page's own host and port, to others, and those with nofollow; other schemes count as neither", () => {
  const html = `<a href="/a">A</a><a href="http://shop.example/b">B</a><a href="#top">Top</a>
    <a href="https://www.shop.example/">www</a><a href="https://shop.example:8443/">Port</a>
    <a href="https://else.example/" rel="ugc nofollow">Else</a><a href="mailto:a@shop.example" rel="nofollow">Mail</a>`;
  expect(countLinks(pageOf({ html, url: "https://shop.example/page" }))).toEqual({
    internal: 3,
    external: 3,
    nofollow: 1,
  });
});
