import { expect, test } from "vitest";
import { batchFault, readBatch } from "./batch.ts";

const faultOf = (typed: string): string | null => batchFault(typed, readBatch(typed));

test("lines are trimmed, blank ones dropped, repeated ones joined", () => {
  expect(readBatch("  a.example  \n\n b.example \r\nhttps://a.example")).toEqual({
    urls: ["https://a.example", "https://b.example"],
    repeats: 1,
    invalid: [],
  });
});

test("a pasted list with commas or spaces is read as one address each", () => {
  expect(readBatch("a.example, b.example; c.example d.example,").urls).toHaveLength(4);
});

test("nothing typed and nothing but blanks have sentences of their own", () => {
  expect(faultOf("")).toBe("Please enter at least one URL");
  expect(faultOf(" \n\t\n")).toBe("Please enter at least one valid URL");
  expect(faultOf("a.example")).toBeNull();
});

test("each line that is no address is named by its number in the text area and its text", () => {
  expect(faultOf("a.example\n\nnot a url\nb.example\nftp://x.example")).toBe(
    "Invalid URLs found:\nLine 3: not a url\nLine 5: ftp://x.example",
  );
});
