import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useStill } from "./use-still.ts";

function List({ rows, act }: { readonly rows: readonly string[]; readonly act: string }) {
  const { shown, around } = useStill(rows, act, (before) => before.filter((row) => rows.includes(row)));
  return (
    <ul {...around}>
      {shown.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

test("rows stand still while they are pointed at, but for the reader's own acts and what is gone", async () => {
  const page = await render(<List rows={["a", "b", "c"]} act="first" />);
  const list = page.getByRole("list");
  const shown = (): string | null => list.element().textContent;
  await userEvent.hover(list);
  await page.rerender(<List rows={["new", "c", "b", "a"]} act="first" />);
  expect(shown()).toBe("abc");
  await page.rerender(<List rows={["new", "c", "a"]} act="first" />);
  expect(shown()).toBe("ac");
  await page.rerender(<List rows={["new", "c", "a"]} act="second" />);
  expect(shown()).toBe("newca");
  await page.rerender(<List rows={["a", "c", "new"]} act="second" />);
  expect(shown()).toBe("newca");
  await userEvent.unhover(list);
  await expect.poll(shown).toBe("acnew");
});
