import { describe, expect, test } from "vitest";
import { acceptAddress, domainOf } from "./address.ts";

const text = "Please enter a valid URL (e.g., https://example.com)";

describe("an address is accepted as typed", () => {
  test.each([
    ["example.com", "https://example.com/"],
    ["  HTTPS://Example.COM/Shop?a=1#top ", "https://example.com/Shop?a=1"],
    ["http://example.com", "http://example.com/"],
    ["example.com:8080/x", "https://example.com:8080/x"],
    ["müller.de", "https://xn--mller-kva.de/"],
    ["93.184.216.34", "https://93.184.216.34/"],
  ])("%s becomes %s", (typed, href) => {
    expect(acceptAddress(typed, []).href).toBe(href);
  });
});

describe("what is no public web address is refused with the printed sentence", () => {
  test.each([
    "",
    "not a url",
    "localhost",
    "shop",
    "ftp://example.com",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "data:text/html,x",
    "https://user:pass@example.com",
    "mailto:a@example.com",
    "http://127.0.0.1",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://10.0.0.1",
    "http://169.254.169.254/latest/meta-data",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "https://",
    "https://exa mple.com",
  ])("%s", (typed) => {
    expect(() => acceptAddress(typed, [])).toThrow(text);
  });
});

test("an allowed host:port pair is accepted, another port of it is not", () => {
  expect(acceptAddress("http://127.0.0.1:4000/", ["127.0.0.1:4000"]).href).toBe("http://127.0.0.1:4000/");
  expect(acceptAddress("http://localhost/", ["localhost:80"]).href).toBe("http://localhost/");
  expect(() => acceptAddress("http://127.0.0.1:4001/", ["127.0.0.1:4000"])).toThrow(text);
});

test.each([
  ["https://www.example.co.uk/x", "example.co.uk"],
  ["https://shop.example.com", "example.com"],
  ["https://a.myshopify.com", "a.myshopify.com"],
  ["http://127.0.0.1:4000", "127.0.0.1:4000"],
  ["http://localhost:4000", "localhost:4000"],
])("%s counts under %s", (url, domain) => {
  expect(domainOf(new URL(url))).toBe(domain);
});
