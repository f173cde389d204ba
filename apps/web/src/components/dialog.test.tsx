import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../design/design.css";
import { Dialog } from "./dialog.tsx";

const sizes = ["sm", "md", "lg", "xl"] as const;

test("the four sizes are four widths, none higher than 80 % of the window [D1-2.69 D1-9.13]", async () => {
  await page.viewport(1600, 800);
  const widths: number[] = [];
  for (const size of sizes) {
    const screen = await render(
      <Dialog size={size} title={size} onClose={() => {}}>
        <div className="h-[3000px]">long</div>
      </Dialog>,
    );
    const popup = screen.getByRole("dialog").element().getBoundingClientRect();
    widths.push(popup.width);
    expect(popup.height).toBeLessThanOrEqual(640);
    await screen.unmount();
  }
  expect(new Set(widths).size).toBe(4);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});
