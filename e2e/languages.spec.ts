import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { open, screens } from "./screens.ts";
import { expect, test } from "./world.ts";

/** Of the screens, those that axe reads in other languages: names of controls and the language of parts come with the texts. */
const AXE_SCREENS = 4;

const prefer = (page: Page, language: string): Promise<void> =>
  page.evaluate((value) => localStorage.setItem("preferences", JSON.stringify({ language: value })), language);

/** How far the page can be scrolled sideways, and what sticks out. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > width + 1 || left < -1;
      })
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} “${element.innerText.slice(0, 40)}”`);
  });

test("a German browser reads German, and whoever wants English says so once", async ({ browser, world }) => {
  const context = await browser.newContext({ locale: "de-DE", baseURL: world.origin });
  const page = await context.newPage();
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByLabel("E-Mail").fill("nobody@example.com");
  await page.getByLabel("Passwort", { exact: true }).fill("wrong-password");
  await page.keyboard.press("Enter");
  // The server's sentence comes in English and is read in German.
  await expect(page.getByRole("alert")).toContainText("Mailadresse oder Passwort ist falsch");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  await context.close();
});

for (const [language, width] of [
  ["en-XA", 320],
  ["ar-XB", 1440],
  ["de", 320],
] as const)
  test(`${language} at ${width} px: nothing sticks out, every text is a message, and axe knows no fault`, async ({
    owner: page,
    jobId,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await prefer(page, language);
    for (const path of screens(jobId)) {
      await open(page, path);
      expect(await sticksOut(page), path).toEqual([]);
      if (language === "en-XA") expect(await page.getByRole("heading").first().innerText(), path).toMatch(/^\[|\./);
      else await expect(page.locator("html")).toHaveAttribute("dir", language === "ar-XB" ? "rtl" : "ltr");
    }
    if (language === "en-XA") return;
    for (const path of screens(jobId).slice(0, AXE_SCREENS)) {
      await open(page, path);
      await expectAccessible(page, `${path}, ${language}`);
    }
  });

test("at 200 % zoom of a small screen nothing sticks out", async ({ owner: page, jobId }) => {
  test.setTimeout(120_000);
  // Zooming halves the pixels of a layout: 1280 by 800 become these.
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of screens(jobId)) {
    await open(page, path);
    expect(await sticksOut(page), path).toEqual([]);
  }
});
