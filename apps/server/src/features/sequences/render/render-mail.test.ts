import { sampleMailValues } from "@audit/contract";
import { processorMs } from "@audit/testkit/processor-time";
import { expect, test } from "vitest";
import { welcome } from "../seeded/welcome.ts";
import { previewFollowUp } from "../seeded/preview-follow-up.ts";
import { renderSample } from "../sample.ts";
import { plainName, valuesFor } from "../values.ts";
import { findFaults } from "./find-faults.ts";
import { renderMail } from "./render-mail.ts";

const letterhead = { brand: "Shop & <Doctor>", origin: "https://audit.example", colour: "#2563eb" };
const unsubscribeUrl = "https://audit.example/unsubscribe/token";
const render = (content: string, values = sampleMailValues, subject = "Hello") =>
  renderMail({ subject, content }, { values, letterhead, unsubscribeUrl });

test("markdown becomes elements that mail programs show, and the same words as plain text", () => {
  const { html, text } = render(
    "## News\n\nHi **{{user_name}}**, see [the *plan*]({{app_url}}/plan?of={{user_name}}).\n\n- one\n- two\n\n1. a\n2. b\n\n[Open it]({{app_url}})\n\n> said\n\n---\n\n`x < y`",
  );
  for (const part of [
    ">News</h2>",
    "<strong>Anna Berg</strong>",
    'href="https://audit.example/plan?of=Anna%20Berg"',
    ">the <em>plan</em></a>",
    ">one</li>",
    "background:#2563eb",
    ">Open it</a>",
    "x &lt; y",
    "Shop &amp; &lt;Doctor&gt;",
    `href="${unsubscribeUrl}"`,
  ])
    expect(html).toContain(part);
  expect(text).toContain(
    "News\n\nHi Anna Berg, see the plan (https://audit.example/plan?of=Anna%20Berg).\n\n- one\n- two\n\n1. a\n2. b\n\nOpen it:\nhttps://audit.example/\n\n> said\n\n---\n\nx < y",
  );
  expect(text).toContain(`Unsubscribe:\n${unsubscribeUrl}`);
});

test("plain HTML is taken as well, with our styles in place of its own", () => {
  const { html, text } = render(
    '<h1 style="color:red" onclick="x()">Hi</h1><p class="big">Dear <b>{{user_name}}</b><br>you</p>',
  );
  expect(html).toMatch(/<h1 class="ink" style="[^"]*">Hi<\/h1>/);
  expect(html).toContain("Dear <strong>Anna Berg</strong><br>you</p>");
  expect(html).not.toMatch(/onclick|color:red|class="big"/);
  expect(text).toContain("Hi\n\nDear Anna Berg\nyou");
});

const hostile = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example></SCRIPT>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<svg><a xlink:href=javascript:alert(1)>x</a></svg>",
  "<math><mi xlink:href=javascript:alert(1)>",
  "<iframe src=https://evil.example></iframe>",
  "<object data=evil></object>",
  "<embed src=evil>",
  "<form action=https://evil.example><input name=p><button>Go</button></form>",
  "<style>body{display:none}</style>",
  "<link rel=stylesheet href=https://evil.example>",
  "<meta http-equiv=refresh content=0>",
  "<base href=https://evil.example>",
  "<body onload=alert(1)>",
  "<p style='background:url(https://evil.example)'>x</p>",
  "<div onmouseover=alert(1)>x</div>",
  "<video src=evil onerror=alert(1)></video>",
  "<template><script>1</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<textarea></textarea><script>1</script>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>1</script>]]>",
  "</td></table><script>1</script>",
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,<script>1</script>)",
  "[x](vbscript:x)",
  "[x](file:///etc/passwd)",
  "[x](//evil.example)",
  "[x](/relative)",
  "<javascript:alert(1)>",
  "![x](https://evil.example/pixel.png)",
  '[x](https://a.example/"onmouseover="alert(1))',
  "[x](<https://a.example/ onclick=alert(1)>)",
  "`<script>1</script>`",
  "```\n<script>1</script>\n```",
  "&lt;script&gt;1&lt;/script&gt;",
  "<scr<script>ipt>1</script>",
];

test.each(hostile)("nothing active is left of %j", (content) => {
  const { html } = render(content);
  const body = html.slice(html.indexOf("<body"));
  expect(body).not.toMatch(
    /<(script|style|iframe|object|embed|svg|math|form|input|img|video|link|meta|base|template)\b/i,
  );
  expect(body.replaceAll(/>[^<]*</g, "><")).not.toMatch(/\son\w+=|javascript:|data:|vbscript:|url\(/i);
  const addresses = [...body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
  expect(addresses.filter((address) => !/^(https?:|mailto:)/.test(address))).toEqual([]);
});

test.each([
  "[x](javascript:alert(1))",
  "[x](/relative)",
  "<a href='//evil.example'>x</a>",
  "<a>x</a>",
  "[x]({{user_name}})",
])("%j can't be saved", (content) => {
  expect(findFaults({ subject: "x", content })).toMatchObject([expect.stringMatching(/^A link leads nowhere/)]);
});

test("content that is nested without end is a fault or harmless, and quick", () => {
  for (const deep of [
    "> ".repeat(9_000),
    "<div>".repeat(4_000),
    "*a ".repeat(6_000),
    "[".repeat(20_000),
    "- ".repeat(9_000),
  ]) {
    const draft = { subject: "x", content: `${deep}x` };
    const spent = processorMs(() => {
      expect(findFaults(draft).filter((fault) => fault !== "The content is nested too deeply.")).toEqual([]);
      expect(renderSample(draft, { letterhead, supportEmail: "help@audit.example" }).subject).toBe("x");
    });
    expect(spent).toBeLessThan(5_000);
  }
});

const names = [
  ["<b>Anna</b>", "b Anna b"],
  ["Anna\r\nBcc: all@x.example", "Anna Bcc all x. example"],
  ["https://evil.example/win", "https evil. example win"],
  ["www.evil.example", "www. evil. example"],
  ["evil.example", "evil. example"],
  ["anna@evil.example", "anna evil. example"],
  ["\u202Egnp.exe", "gnp. exe"],
  ["[click](https://evil.example)", "click https evil. example"],
  ["{{user_email}}", "user email"],
  ["User", "there"],
  ["   ", "there"],
  ["!!!", "there"],
  ["123", "there"],
  ["Žofia O’Neill-Müller Jr.", "Žofia O’Neill-Müller Jr."],
  ["王小明", "王小明"],
] as const;

test.each(names)("the name %j is written as %j", (name, written) => {
  expect(plainName(name)).toBe(written);
});

test("a name of any length and kind changes neither headers nor markup", () => {
  for (const [name] of [...names, ["x".repeat(10_000)]]) {
    const to = { name: name!, email: "anna@shop.example", created_at: new Date("2026-05-03T23:30:00Z") };
    const values = valuesFor(to, { brand: "B", origin: "https://audit.example", supportEmail: "help@audit.example" });
    expect(values).toMatchObject({ signup_date: "3 May 2026", user_email: "anna@shop.example" });
    expect(values.user_name.length).toBeLessThanOrEqual(60);
    const { html, subject } = render("Hi {{user_name}}", values, "For {{user_name}}");
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toMatch(/<b>|Bcc:/);
  }
});

test("the mails that come with the product have no faults and lead into the product", () => {
  for (const { steps } of [welcome, previewFollowUp]) {
    for (const step of steps) {
      expect(findFaults(step)).toEqual([]);
      const { html, text } = render(step.content);
      expect(html).toContain('href="https://audit.example/');
      expect(text).not.toMatch(/\*\*|\{\{|\]\(/);
      expect(step.subject.length).toBeLessThanOrEqual(60);
    }
  }
});
