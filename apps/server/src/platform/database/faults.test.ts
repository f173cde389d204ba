import { expect, test } from "vitest";
import { isTemporary } from "./faults.ts";

const coded = (code: string): Error => Object.assign(new Error("x"), { code });

test.each(["ECONNREFUSED", "57P01", "08006", "53300", "57014", "55P03", "40P01", "25006"])(
  "%s means: ask again a little later",
  (code) => expect(isTemporary(coded(code))).toBe(true),
);

test.each([
  "Connection terminated unexpectedly",
  "timeout exceeded when trying to connect",
  "Client has encountered a connection error and is not queryable",
])("so does %j, which carries no code", (message) => expect(isTemporary(new Error(message))).toBe(true));

test.each(["23505", "42P01", "22021"])("%s is a fault of ours", (code) => expect(isTemporary(coded(code))).toBe(false));

test("other errors are no passing trouble", () => {
  expect([new Error("oops"), null, undefined, "text", { code: 5 }].some(isTemporary)).toBe(false);
});
