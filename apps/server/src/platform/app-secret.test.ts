import { expect, test } from "vitest";
import { fromSecret, renewal } from "./app-secret.ts";

const [old, today] = ["the secret of last year, 32 letters", "the secret of this year, 32 letters"];

test("what is sealed opens for its purpose with its secret alone, and not after a single bit was changed", () => {
  const sealed = fromSecret(today).seal("shares", "token");
  expect(fromSecret(today).open("shares", sealed)).toBe("token");
  expect(fromSecret(today).open("connections", sealed)).toBeNull();
  expect(fromSecret(old).open("shares", sealed)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = changed[at]! ^ 1;
    expect(fromSecret(today).open("shares", changed)).toBeNull();
  }
});

test("a former secret opens what it has sealed, seals nothing, and is not needed once all is sealed anew", () => {
  const sealed = fromSecret(old).seal("shares", "token");
  const both = fromSecret(today, old);
  expect(both.open("shares", sealed)).toBe("token");
  expect(fromSecret(old).open("shares", both.seal("shares", "token"))).toBeNull();
  const renewed = renewal(both)("shares", sealed)!;
  expect(fromSecret(today).open("shares", renewed)).toBe("token");
  expect(renewal(fromSecret(today))("shares", sealed)).toBeNull();
});
