import type { Page } from "@playwright/test";
import { expect } from "./world.ts";

/** The first screens, with what must be seen before they are judged. */
export const screens = (jobId: string): readonly string[] => [
  "/",
  `/dashboard/actions?jobId=${jobId}`,
  `/dashboard/report?jobId=${jobId}`,
  `/dashboard/compare?jobId=${jobId}`,
  "/dashboard/shares",
  "/account",
  "/account/upgrade",
];

/** Opens a screen and waits for what is in sight. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  // What is further down comes when it is scrolled to.
  const waiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll(".skeleton")].filter(
          (one) => one.getBoundingClientRect().top < innerHeight && one.getClientRects().length > 0,
        ).length,
    );
  await expect.poll(waiting).toBe(0);
}
