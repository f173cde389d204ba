import { itemAt, textBefore, type BackButton } from "@audit/facts";
import type { CDPSession, Page } from "playwright-core";
import { IDLE_POINT } from "./inspection-scripts.ts";
import { within, type IsolatedWorld } from "./isolated-world.ts";

/** Time for what the page does when it is clicked or gone back to. */
const REACTION_MS = 700;
const CLICK_MS = 150;
const LEAVE_MS = 1_500;

/**
 * Behaves like a visitor who looked, clicked beside everything and goes back: tells whether the page lets him. Leaves the
 * page, so nothing can be asked of it afterwards.
 */
export async function tryBack(page: Page, cdp: CDPSession, world: IsolatedWorld): Promise<BackButton> {
  let asksToStay = false;
  page.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") asksToStay = true;
  });
  const point = await world.ask<{ x: number; y: number } | null>(IDLE_POINT, null);
  if (point !== null) {
    // Pages may only act on the history, or ask to stay, once they were touched.
    await page.mouse.click(point.x, point.y);
    await page.waitForTimeout(CLICK_MS);
  }
  const before = await cdp.send("Page.getNavigationHistory");
  const first = before.entries.findIndex(({ url }) => url !== "about:blank");
  const added = before.currentIndex - first;
  const { trap, to } = added > 0 ? await goBack(page, cdp, before) : { trap: null, to: null };
  await within(page.goto("about:blank"), LEAVE_MS).catch(() => null);
  return { added, trap, to, asksToStay };
}

interface History {
  readonly currentIndex: number;
  readonly entries: readonly { readonly id: number; readonly url: string }[];
}

async function goBack(page: Page, cdp: CDPSession, before: History): Promise<Pick<BackButton, "trap" | "to">> {
  const target = itemAt(before.entries, before.currentIndex - 1);
  await cdp.send("Page.navigateToHistoryEntry", { entryId: target.id });
  await page.waitForTimeout(REACTION_MS);
  const after = await cdp.send("Page.getNavigationHistory");
  const now = itemAt(after.entries, after.currentIndex);
  if (placeOf(now.url) !== placeOf(target.url)) return { trap: "diverted", to: now.url };
  return { trap: after.currentIndex >= before.currentIndex ? "kept" : null, to: null };
}

/** Without the fragment, which pages change as they are read. */
const placeOf = (url: string): string => textBefore(url, "#");
