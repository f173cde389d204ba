import type { Locator, Page } from "@playwright/test";
import { answerWith, expect, test, type World } from "./world.ts";

/** A finished job with these words, and the panel that shows them. */
async function show(page: Page, world: World, email: string, text: string): Promise<{ panel: Locator; jobId: string }> {
  const { jobId } = await world.plant("job", email, { domain: `s${Math.random().toString(36).slice(2)}.example` });
  await world.plant("summary", email, { jobId, text });
  await page.goto(`/?open=${jobId}`);
  const panel = page.getByRole("heading", { name: "Executive Summary" }).locator("xpath=ancestor::section[1] | ../..");
  return { panel: panel.last(), jobId };
}

const MARKDOWN = `# First
## Second
### Third
#### Fourth
##### Fifth
###### Sixth

Plain **bold** *italic* \`code\` and ~~gone~~.

- bullet

1. number

> quoted

---

\`\`\`
block
\`\`\`

[http](http://a.example/x) [https](https://a.example/y) [irc](irc://a.example/z) [ircs](ircs://a.example/z)
[mail](mailto:a@a.example) [xmpp](xmpp:a@a.example) [root](/x) [here](./x) [up](../x) [hash](#x) [query](?x)
`;

test("a summary starts as two hundred plain characters and opens as a text [D1-2.79 D1-2.80 D1-2.81 D1-2.82 D1-2.83 D1-2.84 D1-2.85 D1-2.86 D1-5.21 D1-5.22 D1-5.23 D1-5.24 D1-5.25 D1-5.26 D1-5.27 D1-9.11]", async ({
  owner: page,
  account,
  world,
}) => {
  const long = `**Bold** [link](https://a.example)\n\`code\` ${"x".repeat(300)}`;
  const first = await show(page, world, account.email, long);
  await expect(first.panel).toContainText(`Bold link code ${"x".repeat(185)}...`);
  await expect(first.panel).not.toContainText("x".repeat(186));

  const { panel } = await show(page, world, account.email, MARKDOWN);
  const toggle = page.getByRole("button", { name: "Show Executive Summary" });
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect(page.getByRole("button", { name: "Hide Summary" })).toHaveAttribute("aria-expanded", "true");
  const words = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];
  for (const name of words) await expect(panel.getByRole("heading", { name })).toBeVisible();
  for (const element of ["p", "ul > li", "ol > li", "strong", "em", "blockquote", "code", "hr"])
    await expect(panel.locator(element).first()).toBeAttached();
  const links = await panel
    .locator("a")
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]),
    );
  const addresses = ["http://a.example/x", "https://a.example/y", "irc://a.example/z", "ircs://a.example/z"];
  const others = ["mailto:a@a.example", "xmpp:a@a.example", "/x", "./x", "../x", "#x", "?x"];
  expect(links.map(([href]) => href)).toEqual([...addresses, ...others]);
  for (const [href, target, rel] of links) {
    expect([href, target]).toEqual([href, "_blank"]);
    expect(rel).toContain("noopener");
  }
});

const BAD = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:x",
  "file:///etc/passwd",
];
const HIDDEN = [
  "java&#115;cript:alert(1)",
  "java&Tab;script:alert(1)",
  "&#x6A;avascript:alert(1)",
  "ftp://a.example",
  "tel:1",
];

test("links of any other kind lead nowhere [D1-5.28]", async ({ owner: page, account, world }) => {
  const text = [...BAD, ...HIDDEN].map((target, index) => `[link ${index}](${target})`).join("\n\n");
  const { panel } = await show(page, world, account.email, text);
  await page.getByRole("button", { name: "Show Executive Summary" }).click();
  await expect(panel.getByText("link 0")).toBeVisible();
  const hrefs = await panel.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.filter((href) => href !== "")).toEqual([]);
});

test("a missing summary is written on demand; a failure says why and is cleared by the next try [D1-2.78 D1-2.90 D1-4.48 D1-4.50 D1-8.38]", async ({
  owner: page,
  account,
  world,
}) => {
  await show(page, world, account.email, "");
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(request.url()));
  const write = page.getByRole("button", { name: "Generate Executive Summary" });
  const path = "**/generate-executive-summary";
  await answerWith(page, path, 500, { error: "The writer is away" });
  await write.click();
  await expect(page.getByRole("alert").filter({ hasText: "The writer is away" })).toBeVisible();
  await expect(write).toBeEnabled();
  await page.unroute(path);
  const held = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await held.promise;
    await route.continue();
  });
  await write.click();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await expect(page.getByText("The writer is away")).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole("button", { name: /Show Executive Summary|Hide Summary/ })).toBeVisible();
  const written = asked.filter((url) => url.endsWith("/generate-executive-summary"));
  expect(written).toHaveLength(2);
  for (const url of written) expect(new URL(url).pathname).toMatch(/^\/api\/jobs\/[0-9a-f-]{36}\/generate-/);
});
