import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { ActionPage } from "@audit/contract";
import { AffectedPages } from "./affected-pages.tsx";

const page = (name: string, rest: Omit<ActionPage, "url">): ActionPage => ({
  url: `https://shop.example/${name}`,
  ...rest,
});
const pages = [
  page("soap", { status: "completed", audit: "again" }),
  page("cup", { status: "todo" }),
  page("towel", { status: "completed" }),
  page("brush", { status: "completed", audit: "gone" }),
];
const affected = { count: 3, urls: pages.slice(0, 3).map(({ url }) => url) };
const checklist = { onMove: vi.fn<(page: ActionPage) => void>(), fault: null };

test("a ticked page that is found again keeps its tick and says so; one that is no longer found is done", async () => {
  const screen = await render(<AffectedPages action={{ affected, pages }} checklist={checklist} />);
  await expect.element(screen.getByText("2 of 4 done, 1 found again by this audit")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Affected pages (3)" })).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: /soap/ })).toBeChecked();
  const row = (name: string) => screen.getByRole("listitem").filter({ hasText: name });
  await expect.element(row("soap").getByText("Found again")).toBeVisible();
  await expect.element(row("brush").getByText("No longer found")).toBeVisible();
  expect(screen.getByRole("checkbox").elements()).toHaveLength(3);
});
