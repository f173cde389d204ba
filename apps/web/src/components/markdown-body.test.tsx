import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import MarkdownBody from "./markdown-body.tsx";

async function hrefOf(markdown: string): Promise<string | null | undefined> {
  const { container } = await render(<MarkdownBody text={markdown} />);
  return container.querySelector("a")?.getAttribute("href");
}

test.each([
  ["http", "http://example.com/"],
  ["https", "https://example.com/"],
  ["irc", "irc://example.com/room"],
  ["ircs", "ircs://example.com/room"],
  ["mailto", "mailto:a@example.com"],
  ["xmpp", "xmpp:a@example.com"],
])("a link with %s keeps its target [D1-5.21 D1-5.22 D1-5.23 D1-5.24 D1-5.25 D1-5.26]", async (_, href) => {
  expect(await hrefOf(`[x](${href})`)).toBe(href);
});

test.each(["/x", "./x", "../x", "#x", "?x"])("the relative link %s keeps its target [D1-5.27]", async (href) => {
  expect(await hrefOf(`[x](${href})`)).toBe(href);
});

const hostile = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "JAVASCRIPT:alert(1)",
  "javascript://%0aalert(1)",
  "javascript:void(0)",
  "data:text/html,<script>1</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "DATA:text/html,x",
  "data:,x",
  "data:image/svg+xml,x",
  "vbscript:msgbox(1)",
  "VBScript:x",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "FILE:///c:/x",
  "ftp://example.com/",
  "about:blank",
  "chrome://settings",
  "view-source:https://example.com",
  "tel:123",
  "sms:123",
  "intent:x",
  "ws://example.com",
  "wss://example.com",
  "ssh://example.com",
  "magnet:?x",
  "cid:1",
  "mid:1",
  "livescript:x",
  "mocha:x",
  "jar:x",
  "feed:x",
];
const obfuscated = [
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
];

test.each([...hostile.map((href) => `[x](<${href}>)`), ...obfuscated])(
  "%s loses its target [D1-5.28]",
  async (markdown) => {
    expect((await hrefOf(markdown)) ?? "").toBe("");
  },
);

test("links open in a new tab and tell nothing [D1-2.86]", async () => {
  const { container } = await render(<MarkdownBody text="[x](https://example.com)" />);
  const link = container.querySelector("a");
  expect(link?.target).toBe("_blank");
  expect(link?.rel).toContain("noopener");
});

test("every construct of a summary is formatted [D1-2.85]", async () => {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `${"#".repeat(level)} H${level}`).join("\n\n");
  const text = `${headings}\n\nWords **bold** *italic* \`code\`\n\n- a\n\n1. b\n\n> quote\n\n---\n\n| t |\n| - |\n| u |`;
  const { container } = await render(<MarkdownBody text={text} />);
  for (const name of [
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "ul",
    "ol",
    "strong",
    "em",
    "blockquote",
    "code",
    "hr",
    "table",
  ])
    expect.soft(container.querySelector(name), name).not.toBeNull();
});

test("raw HTML is shown: bold, tables and details; what could run, load or send is gone", async () => {
  const text =
    "<b>b</b><table><tr><td>t</td></tr></table><details><summary>s</summary>d</details><script>window.hit=1</script>" +
    '<img src="https://canary.example/x.png" onerror="window.hit=1"><form action="/x"><input></form><svg onload="window.hit=1"></svg>' +
    '<iframe src="https://canary.example"></iframe><style>body{display:none}</style><p onclick="window.hit=1" style="color:red" id="root">p</p>';
  const { container } = await render(<MarkdownBody text={text} />);
  for (const name of ["b", "table", "details"]) expect.soft(container.querySelector(name), name).not.toBeNull();
  const gone = "script, img, form, input, svg, iframe, style, [onclick], [style], #root";
  expect([...container.querySelectorAll(gone)]).toEqual([]);
  expect("hit" in window).toBe(false);
});
