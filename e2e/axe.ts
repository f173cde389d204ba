import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "./world.ts";

// Structure differs by width and colours by theme; each is seen in both of its forms. What is only there on wide screens
// has its dark colours looked at in the gallery, which shows every component.
const looks = [
  { width: 1440, theme: "light" },
  { width: 375, theme: "dark" },
] as const;
const everyLook = [...looks, { width: 1440, theme: "dark" }, { width: 375, theme: "light" }] as const;
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** No violation of any rule that axe knows, in both themes and on both widths; `thorough`: in each theme on each width. */
export async function expectAccessible(
  page: Page,
  state: string,
  { except = [], thorough = false }: { readonly except?: readonly string[]; readonly thorough?: boolean } = {},
): Promise<void> {
  // Until its script has run, a page is its frame alone.
  await expect(page.locator("h1").first()).toBeAttached();
  for (const { width, theme } of thorough ? everyLook : looks) {
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
    const found = await violationsOf(page, { rules: without(except) });
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
