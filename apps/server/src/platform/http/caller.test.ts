import { expect, test } from "vitest";
import { bearerOf, bucketOf } from "./caller.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s is counted as %s", (ip, bucket) => {
  expect(bucketOf(ip)).toBe(bucket);
});

const token = "a".repeat(43);

test.each([
  [`Bearer ${token}`, token],
  [`bearer ${token}`, token],
  [undefined, null],
  [token, null],
  [`Basic ${token}`, null],
  [`Bearer ${token} x`, null],
  ["Bearer short", null],
  [`Bearer ${"=".repeat(43)}`, null],
])("the header %j carries the token %j", (header, expected) => {
  expect(bearerOf(header)).toBe(expected);
});
