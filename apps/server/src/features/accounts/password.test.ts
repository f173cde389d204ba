import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { passwordCost } from "../../config/password-cost.ts";
import { createPasswords } from "./password.ts";

const plain = createPasswords({ pepper: null, passwordCost });
const peppered = createPasswords({ pepper: "kept-outside-the-database", passwordCost });

test("a hash made with a pepper matches with that pepper only", async () => {
  const stored = await peppered.hash("zq81wx");
  expect(await peppered.check("zq81wx", stored)).toEqual({ matches: true, outdated: false });
  expect(await peppered.check("zq81wy", stored)).toEqual({ matches: false, outdated: false });
  expect((await plain.check("zq81wx", stored)).matches).toBe(false);
  expect(
    (await createPasswords({ pepper: "another-pepper-for-all", passwordCost }).check("zq81wx", stored)).matches,
  ).toBe(false);
});

test("a pepper may be introduced later: old hashes still match and are known to be outdated", async () => {
  expect(await peppered.check("zq81wx", await plain.hash("zq81wx"))).toEqual({ matches: true, outdated: true });
});

test("a hash of other costs matches and is outdated", async () => {
  const former = await hash("zq81wx", { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await plain.check("zq81wx", former)).toEqual({ matches: true, outdated: true });
  expect(await plain.check("zq81wx", await plain.hash("zq81wx"))).toEqual({ matches: true, outdated: false });
});

test("more than can be worked off soon are told to come back", async () => {
  const stored = await plain.hash("zq81wx");
  const answers = await Promise.allSettled(Array.from({ length: 140 }, () => plain.check("no", stored)));
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(40);
  expect(refused[0]).toMatchObject({ reason: { code: "UNAVAILABLE", retryAfter: 5 } });
  expect((await plain.check("zq81wx", stored)).matches).toBe(true);
});
