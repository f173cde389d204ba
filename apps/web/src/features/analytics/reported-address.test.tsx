import { expect, test } from "vitest";
import { reportedAddress, withoutSecrets } from "./reported-address.ts";

test.each([
  [
    "https://a.example/signup?source=preview&utm_campaign=shared_preview&utm_content=TOKEN",
    "https://a.example/signup?source=preview&utm_campaign=shared_preview",
  ],
  ["https://a.example/login?email=me%40shop.example&next=%2Fshared%2FTOKEN", "https://a.example/login"],
  ["https://a.example/dashboard/actions?jobId=1&domain=shop.example#x", "https://a.example/dashboard/actions"],
  ["https://a.example/no/such/page-TOKEN", "https://a.example/"],
])("%s is reported as %s", (address, reported) => {
  expect(reportedAddress(new URL(address))).toBe(reported);
});

test("only the parameter that may hold a token leaves the address", () => {
  expect(withoutSecrets(new URL("https://a.example/signup?source=preview&utm_content=T#x"))).toBe(
    "https://a.example/signup?source=preview#x",
  );
  expect(withoutSecrets(new URL("https://a.example/?q=a%20b"))).toBe("https://a.example/?q=a%20b");
});
