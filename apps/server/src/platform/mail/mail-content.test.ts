import { expect, test } from "vitest";
import { inkOn } from "./layout.ts";
import { renderContent } from "./mail-content.ts";

const letterhead = { brand: "Shop & Co <b>", origin: "https://audit.example", colour: "#ffee00" };

test("a letter has the same words as HTML and as plain text, with the brand and its address", () => {
  const { html, text, subject } = renderContent(
    { subject: "Hello", paragraphs: ["First.", "Second."], button: { label: "Go", url: "https://a.example/?x=1&y=2" } },
    letterhead,
  );
  expect(subject).toBe("Hello");
  expect(text).toBe(
    "First.\n\nSecond.\n\nGo:\nhttps://a.example/?x=1&y=2\n\n-- \nShop & Co <b>\nhttps://audit.example\n",
  );
  for (const words of ["First.", "Second.", ">Go</a>", "https://a.example/?x=1&amp;y=2", "Shop &amp; Co &lt;b&gt;"]) {
    expect(html).toContain(words);
  }
});

test("nothing a letter is made of becomes markup, and no line of a subject becomes a header", () => {
  const evil = `"><script>alert(1)</script>`;
  const { html, subject } = renderContent(
    {
      subject: `Hi\r\nBcc: all@x.example ${evil}`,
      paragraphs: [evil],
      button: { label: evil, url: evil },
      notes: [evil],
    },
    { ...letterhead, brand: evil },
  );
  expect(html).not.toMatch(/<script|<b>/);
  expect(subject).not.toMatch(/[\r\n]/);
});

test("the button's words read on every brand colour", () => {
  expect([inkOn("#ffee00"), inkOn("#2563eb"), inkOn("#000000"), inkOn("#ffffff")]).toEqual([
    "#000000",
    "#ffffff",
    "#ffffff",
    "#000000",
  ]);
});
