import { expect, test } from "./world.ts";

/** As strict as a policy gets: nothing inline, nothing evaluated, no markup from strings. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

declare global {
  interface Window {
    violations: string[];
  }
}

test("the application works under the strictest content security policy without one violation", async ({
  owner: page,
  jobId,
}) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.route(
    (url) => !url.pathname.startsWith("/api/") && !url.pathname.includes("."),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "content-security-policy": POLICY } });
    },
  );
  const expectNone = async (where: string): Promise<void> =>
    expect(await page.evaluate(() => window.violations), where).toEqual([]);

  await page.goto(`/?open=${jobId}`);
  await page.getByRole("button", { name: /^action plan/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /^Action plan/ })).toBeVisible();
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
  await expect(page.getByText("The weighted share of all checks")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("[data-action-id] a").first().click();
  await page.getByRole("button", { name: "Next task" }).hover();
  await expect(page.getByText("Next task", { exact: true })).toBeVisible();
  await expectNone("actions");
});
