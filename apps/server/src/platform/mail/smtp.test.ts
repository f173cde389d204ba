import { expect, test } from "vitest";
import { sealingOf } from "./smtp.ts";

test.each([
  ["smtp://user:secret@mail.example:587", true],
  ["smtp://203.0.113.7", true],
  ["smtp://localhost:25", false],
  ["smtp://user:secret@10.0.0.5:587", false],
])("%s wants TLS before anything is said: %s", (url, requireTLS) => {
  expect(sealingOf(url)).toEqual({ requireTLS });
});
