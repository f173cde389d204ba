import type { Locator, Page } from "@playwright/test";
import { open, screens } from "./screens.ts";
import { expect, test } from "./world.ts";

/** What is chosen, open or how far: states that a filling alone would tell. */
const STATES = ["aria-current", "aria-pressed", "aria-selected"] as const;

const draw = (one: Locator): Promise<Buffer> => one.screenshot({ animations: "disabled" });

/** Each visible element that a selector finds, under a mark of its own that a change of its state leaves alone. */
async function each(page: Page, selector: string, mark: string): Promise<Locator[]> {
  const count = await page.locator(`${selector}:visible`).evaluateAll((all, name) => {
    all.forEach((element, index) => element.setAttribute(name, String(index)));
    return all.length;
  }, mark);
  return Array.from({ length: count }, (_, index) => page.locator(`[${mark}="${index}"]`));
}

/** Names of the states on a page that look the same without being in that state. */
async function unseenStates(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (const state of STATES)
    for (const one of await each(page, `[${state}]:not([${state}="false"])`, `data-${state}`)) {
      const value = (await one.getAttribute(state)) ?? "";
      const chosen = await draw(one);
      await one.evaluate((element, name) => element.setAttribute(name, "false"), state);
      const other = await draw(one);
      await one.evaluate((element, [name, was]) => element.setAttribute(name, was), [state, value] as const);
      if (chosen.equals(other)) unseen.push(`${state} of “${(await one.innerText()).trim().slice(0, 40)}”`);
    }
  return unseen;
}

/** Names of bars whose filled part can't be told from the rest. */
async function unseenProgress(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (const bar of await each(page, "[role=progressbar]", "data-bar")) {
    const part = bar.locator(":scope > *").first();
    const filled = await draw(bar);
    await part.evaluate((element: HTMLElement) => element.style.setProperty("visibility", "hidden"));
    const empty = await draw(bar);
    await part.evaluate((element: HTMLElement) => element.style.removeProperty("visibility"));
    const nothing = (await bar.getAttribute("aria-valuenow")) === "0";
    if (!nothing && filled.equals(empty)) unseen.push((await bar.getAttribute("aria-label")) ?? "a bar");
  }
  return unseen;
}

test("with colours set by the system, what is chosen and how far the work is stand out", async ({
  owner: page,
  jobId,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: "active" });
  const seen: number[] = [];
  for (const path of screens(jobId)) {
    await open(page, path);
    seen.push(
      await page.locator("[aria-current]:visible, [aria-pressed=true]:visible, [role=progressbar]:visible").count(),
    );
    expect(await unseenStates(page), path).toEqual([]);
    expect(await unseenProgress(page), path).toEqual([]);
  }
  // A state that only a filling tells would be named.
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Only a filling";
    button.setAttribute("aria-current", "true");
    document.querySelector("main")?.prepend(button);
  });
  expect(await unseenStates(page)).toEqual(["aria-current of “Only a filling”"]);
  // The walk looked at something: tabs, chosen forms, a bar.
  expect(seen.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(6);
  await page.emulateMedia({ forcedColors: "none" });
});

test("with colours set by the system, the focus is seen on each control of a plan's head", async ({
  owner: page,
  jobId,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, `/dashboard/actions?jobId=${jobId}`);
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const outline = await focused.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
    });
    expect(outline, await focused.evaluate((element) => element.outerHTML.slice(0, 120))).toBeGreaterThanOrEqual(1);
  }
  await page.emulateMedia({ forcedColors: "none" });
});
