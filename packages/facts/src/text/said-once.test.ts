import { describe, expect, it } from "vitest";
import { saidOnce } from "./said-once.ts";

describe("saidOnce", () => {
  it.each([
    ["Blue HouseBlue House", "Blue House"],
    ["Blue House Blue House", "Blue House"],
    ["BluehouseBluehouse", "Bluehouse"],
    ["Bora Bora", "Bora Bora"],
    ["COUSCOUS", "COUSCOUS"],
    ["Blue House", "Blue House"],
    ["", ""],
    ["aa", "aa"],
  ])("reads %j as %j", (text, once) => {
    expect(saidOnce(text)).toBe(once);
  });
});
