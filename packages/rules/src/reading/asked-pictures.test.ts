import { expect, test } from "vitest";
import { isOfferable } from "./asked-pictures.ts";

const probe = (name: string, status: number) => ({
  url: `https://shop.example/2025/01/${name}.jpg`,
  from: "https://shop.example/",
  status,
  contentType: "image/jpeg",
  bytes: 10,
  size: null,
});

test("a folder of which one file of ten is missing still gives its other pictures", () => {
  const other = "https://shop.example/2025/01/other.jpg";
  const found = Array.from({ length: 9 }, (_, index) => probe(`mug-${index}`, 200));
  expect(isOfferable(other, { images: [...found, probe("lost", 404)] as never })).toBe(true);
  expect(isOfferable(other, { images: [probe("mug", 200), probe("lost", 404)] as never })).toBe(false);
});
