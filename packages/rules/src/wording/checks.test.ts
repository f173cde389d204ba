import { expect, test } from "vitest";
import type { Cause } from "../cause.ts";
import { en as localhost } from "../rules/technical/links/links-to-localhost/words.en.ts";
import type { Sample } from "../words.ts";
import { askServer, header, inSource, timed } from "./checks.ts";

const url = "https://shop.example/soap";
const lookOf = (check: ReturnType<typeof inSource>, part: object = {}): string => {
  const said = check({ url, ...part } as Sample);
  return typeof said === "string" ? said : said.look;
};

test("what only a keyboard can show is said for a computer", () => {
  const looks = [inSource("<h1", "one"), header("etag", "one"), timed("less"), () => askServer(url, "200")].map(
    (check) => lookOf(check),
  );
  for (const look of looks)
    expect.soft(look).toMatch(/^On a computer, open https:\/\/shop\.example\/soap .*(Ctrl\+U|F12)/);
});

test.each([
  ["http://127.0.0.1:5500/menu.html", "http://127.0.0.1:5500"],
  ["http://shop.local/soap?a=1", "http://shop.local"],
  ["file:///C:/Users/anna/soap.html", "file://"],
  ["C:\\shop\\soap.html", "C:\\"],
])("a link to %s is searched for by what stands on the page", (href, find) => {
  const cause = {
    faults: [{ url, evidence: { at: "a[href]", saw: { links: 1, examples: [{ href, anchor: "Menu" }] } } }],
  };
  expect(lookOf(localhost.check, { cause: cause as unknown as Cause })).toContain(`search it for ${find}. Expected`);
});
