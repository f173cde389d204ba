import { expect, test } from "vitest";
import { readAddressList } from "./address-list.ts";
import { decodeText } from "./decode-text.ts";
import { ImportFault } from "./import-fault.ts";

const START = "https://shop.example/en";
const listed = (text: string): string[] | string => {
  try {
    return readAddressList(text, START);
  } catch (error) {
    if (error instanceof ImportFault) return error.message;
    throw error;
  }
};

test("one address a line, or the first column of a table, each once", () => {
  const soap = "https://shop.example/soap";
  expect(listed(`${soap}\r\n/soap\n\n# a note\nshop.example/soap#top\n/towel`)).toEqual([
    soap,
    "https://shop.example/towel",
  ]);
  expect(listed('\uFEFFTop pages,Clicks\n"https://www.shop.example/a",3\n/b,1\n')).toEqual([
    "https://www.shop.example/a",
    "https://shop.example/b",
  ]);
});

test("what is no page of the site is named with its line, and nothing is left out in silence", () => {
  expect(listed("/a\nsoap and towel\n")).toMatch(/^Line 2: “soap and towel” is no address of a page/);
  expect(listed("/a\n/b\nhttps://other.example/c\n")).toBe("Line 3: “https://other.example/c” is not on shop.example.");
  expect(listed("/a\nsoap.html")).toBe("Line 2: “soap.html” is not on shop.example.");
  expect(listed("/a\njavascript:alert(1)")).toContain("Line 2: ");
  expect(listed("/a\nhttps://me:pw@shop.example/b")).toContain("Line 2: ");
  expect(listed("")).toBe("The list names no address.");
  expect(listed("Page\n# /a\n")).toBe("The list names no address.");
});

test("files in any usual encoding are read, and what is no text is named", () => {
  const text = "Page;Aufrufe\n/für;1\n";
  expect(decodeText(new TextEncoder().encode(text))).toBe(text);
  const units = Uint16Array.from([0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))]);
  expect(decodeText(new Uint8Array(units.buffer))).toBe(text);
  expect(decodeText(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(text);
  const fault = (start: string): string => {
    try {
      return decodeText(Uint8Array.from(`${start}rest`, (sign) => sign.charCodeAt(0)));
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(fault("PK\u0003\u0004")).toContain("The file is an archive or a workbook. Unpack it");
  expect(fault("%PDF-1.7")).toContain("a PDF");
  expect(fault("\u001F\u008B")).toContain("packed");
  expect(fault("a\0b\0")).toBe("The file is no text. Export a table as CSV.");
});
