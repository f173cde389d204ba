import { expect, test } from "vitest";
import { readScriptServers } from "./read-script-servers.ts";

test("addresses on a developer's machine that a server printed into scripts are read, and code that only names such a host is not", () => {
  const printed = String.raw`var shop = {"cart_url":"http:\/\/localhost\/shop\/cart\/","ajax_url":"http:\/\/192.168.0.4:80\/ajax","logo":"http:\/\/localhost\/logo.png"};`;
  expect(readScriptServers([printed])).toEqual(["http://localhost/shop/cart/", "http://192.168.0.4:80/ajax"]);
  expect(
    readScriptServers(['const api = location.hostname === "localhost" ? "http://localhost:3000" : "/api";']),
  ).toEqual([]);
  expect(readScriptServers([String.raw`{"cart_url":"https:\/\/shop.example\/cart"}`])).toEqual([]);
});
