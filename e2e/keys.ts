import type { Page } from "@playwright/test";

/** Goes on with Tab until the element with this name has the focus; `within`: and stands beside these words. */
export async function tabTo(page: Page, name: RegExp, within = /(?:)/): Promise<void> {
  const focused = page.locator(":focus");
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    const { label, around } = await focused
      .evaluate(describe, undefined, { timeout: 300 })
      .catch(() => ({ label: "", around: "" }));
    if (name.test(label.trim()) && within.test(around)) return;
  }
  throw new Error(`No way by Tab to ${name}`);
}

function describe(element: Element): { label: string; around: string } {
  const [field] = "labels" in element ? ((element.labels as NodeListOf<HTMLElement> | null) ?? []) : [];
  return {
    label: element.getAttribute("aria-label") ?? field?.textContent ?? element.textContent ?? "",
    around: element.parentElement?.textContent ?? "",
  };
}

/** Counts what a mouse or a finger would do from now on, on every page that is opened. */
export async function watchPointer(page: Page): Promise<() => Promise<number>> {
  let presses = 0;
  await page.exposeFunction("countPress", () => void (presses += 1));
  await page.addInitScript(() => {
    const count = (): void => (window as unknown as { countPress(): void }).countPress();
    document.addEventListener("pointerdown", count, true);
  });
  return async () => presses;
}
