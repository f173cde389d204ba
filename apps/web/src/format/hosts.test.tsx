import { expect, test } from "vitest";
import { hostName } from "./hosts.ts";

test.each([
  ["shop.example", "shop.example"],
  ["xn--bcher-kva.example", "bücher.example"],
  ["www.xn--80ak6aa92e.example", "www.аррӏе.example"],
  ["xn--fiqs8s", "中国"],
  ["xn--j1ail.xn--p1ai", "кто.рф"],
  ["xn--a-ecp.ru", "xn--a-ecp.ru"],
  ["xn--!!.example", "xn--!!.example"],
  ["xn--", "xn--"],
])("%s is shown as %s", (host, shown) => {
  expect(hostName(host)).toBe(shown);
});
