import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "./world.ts";

// Structure differs by width and colours by theme: every rule on both widths, and the colours of both themes on the wide one.
const looks = [
  { width: 1440, theme: "light", coloursOnly: false },
  { width: 1440, theme: "dark", coloursOnly: true },
  { width: 375, theme: "dark", coloursOnly: false },
] as const;

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** No violation of any rule that axe knows, in both themes and on both widths. */
export async function expectAccessible(page: Page, state: string, except: readonly string[] = []): Promise<void> {
  // Until its script has run, a page is its frame alone.
  await expect(page.locator("h1").first()).toBeAttached();
  for (const { width, theme, coloursOnly } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    // The colours of the new theme must have been painted before they are measured.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // A colour on its way to another is neither; an animation that is held or out of sight never ends and is waited for no longer.
    await page.evaluate(async () => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      const ended = Promise.allSettled(ending.map(({ finished }) => finished));
      await Promise.race([ended, new Promise((done) => setTimeout(done, 1_000))]);
    });
    // Choosing rules and leaving some out exclude each other; none that is left out is about colour.
    const found = await violationsOf(page, coloursOnly ? { runOnly: COLOUR_RULES } : { rules: without(except) });
    expect.soft(found, `${state}, ${width}, ${theme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const without = (rules: readonly string[]): axe.RuleObject =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

/** @returns each broken rule with the elements that break it */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<string[]> {
  // Once per document: reading the library takes as long as its rules about colour.
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await Promise.all(page.frames().map((frame) => frame.evaluate(AXE)));
  }
  return page.evaluate(
    async (wanted) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { ...options, resultTypes: ["violations" as const] },
  );
}
