import type { Page } from "@playwright/test";
import { expect, test } from "./world.ts";

declare global {
  interface Window {
    violations: string[];
  }
}

/** What the browser refused since the page was opened. */
async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

test("the application works under its own strict content security policy without one violation", async ({
  owner: page,
  jobId,
}) => {
  test.setTimeout(120_000);
  await collectViolations(page);
  const expectNone = async (where: string): Promise<void> =>
    expect(await page.evaluate(() => window.violations), where).toEqual([]);

  const answer = await page.goto(`/?open=${jobId}`);
  const policy = answer!.headers()["content-security-policy"]!;
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*|data:|https:/);
  await page.getByRole("button", { name: /^Action plan/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /^Action plan: / })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Delete the analysis/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNone("home");

  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page
    .getByRole("button", { name: /^Start Task/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("button", { name: /^Health/ }).click();
  await expect(page.getByText("What holds on your site against what is lost")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("[data-action-id] a").first().click();
  await page.getByRole("button", { name: "Next task" }).hover();
  await expect(page.getByText("Next task", { exact: true })).toBeVisible();
  await expectNone("actions");

  await page.goto(`/dashboard/report?jobId=${jobId}`);
  await page.getByRole("heading", { name: "Clicks from the start page" }).scrollIntoViewIfNeeded();
  await expect(
    page
      .getByRole("img", { name: /^Clicks from the start page\. / })
      .locator("svg")
      .first(),
  ).toBeVisible();
  await expectNone("report");
});

test.describe("under attack", () => {
  test.use({ expectedErrors: [/Trusted|Content Security Policy/i] });

  test("the policy stops what an attacker would write into the page", async ({ page }) => {
    await collectViolations(page);
    const injected = [
      "<script>window.hit = 1</script>",
      '<script src="/theme.js?injected"></script>',
      '<img src="x" onerror="window.hit = 1">',
      '<iframe src="https://attacker.example/"></iframe>',
      "<style>body { display: none }</style>",
      '<base href="https://attacker.example/">',
    ];
    await page.route("**/login", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<noscript>", `${injected.join("")}<noscript>`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
    for (const refused of [
      "script-src-elem inline",
      /script-src-elem http.*injected/,
      "script-src-attr inline",
      /frame-src/,
      "style-src-elem inline",
      "base-uri",
    ])
      await expect.poll(() => page.evaluate(() => window.violations.join("\n"))).toMatch(refused);
    const sinks = await page.evaluate(() =>
      [
        () => (document.body.innerHTML += "<b></b>"),
        () => Reflect.apply(setTimeout, window, ["window.hit = 1"]),
        () => (document.createElement("script").textContent = "window.hit = 1"),
        () => document.createElement("iframe").setAttribute("srcdoc", "<script>top.hit = 1</script>"),
      ]
        .filter((write) => {
          try {
            write();
            return true;
          } catch {
            return false;
          }
        })
        .map(String),
    );
    expect(sinks, "sinks that took a text").toEqual([]);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
  });
});
