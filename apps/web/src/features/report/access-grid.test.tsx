import type { Report } from "@audit/contract";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../../design/design.css";
import { AccessGrid } from "./access-grid.tsx";

type Agent = Report["aiAccess"]["agents"][number];

const agent = (token: string, asked: Agent["asked"]): Agent => ({
  token,
  operator: "Operator",
  purpose: "search",
  docs: null,
  mayIgnoreRobots: false,
  asked,
  cells: [{ allowed: 4, checked: 4, line: null }],
});

test("each crawler's row says how the site answered to its name, and nothing where nobody asked", async () => {
  const agents = [
    agent("Whole", { pages: 4, refused: 0, different: 0 }),
    agent("Refused", { pages: 1, refused: 1, different: 0 }),
    agent("Less", { pages: 4, refused: 0, different: 2 }),
    agent("Untried", null),
  ];
  await render(
    <AccessGrid aiAccess={{ robots: "parsed", agents }} templates={[{ id: "home:/", label: "Home page", pages: 4 }]} />,
  );
  const row = (name: string) => page.getByRole("rowheader", { name: new RegExp(`^${name}`) });
  await expect.element(row("Whole").getByText("same page when asked by name, on 4 pages")).toBeVisible();
  await expect.element(row("Refused").getByText("turned away when asked by name")).toBeVisible();
  await expect.element(row("Less").getByText("another page on 2 of 4 when asked by name")).toBeVisible();
  expect(row("Untried").getByText("asked by name").elements()).toEqual([]);
});
