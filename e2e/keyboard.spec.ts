import { tabTo } from "./keys.ts";
import { expect, test } from "./world.ts";

test("from sign-up to a completed task without a mouse", async ({ page, world }) => {
  await page.goto("/signup");
  await expect(page.getByRole("heading", { name: "Sign Up", exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`keys-${process.pid}@example.com`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("correct-horse-7");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("correct-horse-7");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.getByLabel("Website address").focus();
  await page.keyboard.type(world.shop);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Analysis Complete!" });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await tabTo(page, /^View Your Report$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();

  await page.keyboard.press("j");
  await expect(page.locator("[data-action-id]").first().getByRole("link")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(page.locator("[data-action-id]").first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  const task = page.getByRole("article");
  const first = await task.getAttribute("aria-label");
  await page.keyboard.press("s");
  await expect(task.getByText("In Progress")).toBeVisible();
  await page.keyboard.press("c");
  await expect(task.getByText("Completed").first()).toBeVisible();
  await page.keyboard.press("r");
  await expect(task.getByText("Todo", { exact: true })).toBeVisible();
  await page.keyboard.press("j");
  await expect(task).not.toHaveAttribute("aria-label", first!);
  await page.keyboard.press("Escape");
  await expect(task).toHaveCount(0);

  await page.keyboard.press("/");
  await expect(page.getByLabel("Search tasks")).toBeFocused();
  await page.keyboard.type("js");
  await expect(page.getByLabel("Search tasks")).toHaveValue("js");
  await expect(task).toHaveCount(0);
});

test("single keys can be switched off", async ({ owner: page, jobId }) => {
  await page.goto("/account");
  await page.getByRole("checkbox", { name: /Keyboard shortcuts/ }).press("Space");
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator("[data-action-id]:focus-within")).toHaveCount(0);
});

test("a dialog keeps the focus and gives it back", async ({ owner: page, jobId }) => {
  await page.goto(`/?open=${jobId}`);
  const opener = page.getByRole("button", { name: /^Delete the analysis/ });
  await opener.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    expect(
      await dialog.evaluate(
        // From its end the keyboard goes to the browser's own controls, never to the page behind.
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
