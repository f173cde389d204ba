import { plantAnalysis } from "./shares.ts";
import { ask, expect, test } from "./world.ts";

test("a second click at the same place moves no other task", async ({ owner: page, account, world }) => {
  const jobId = await plantAnalysis(world, account, "one.example", 6);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  const cards = page.locator("[data-action-id]");
  await expect(cards).toHaveCount(6);
  const button = cards.first().getByRole("button", { name: /^Start Task/ });
  const place = await button.boundingBox();
  if (place === null) throw new Error("The button is not on the screen");
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await page.mouse.dblclick(x, y);
  await expect(page.getByRole("heading", { name: "In Progress (1)" })).toBeVisible();
  await expect(page.getByText("Task started")).toHaveCount(1);
  const { actions } = (await ask(world, "GET", `/api/v1/actions?jobId=${jobId}`, account.token)) as {
    actions: { status: string }[];
  };
  expect(actions.filter(({ status }) => status === "in-progress")).toHaveLength(1);
});

test("an open task takes every press on its button, and a double click as one", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page.locator("[data-action-id] a").first().click();
  const task = page.getByRole("article");
  await task.getByRole("button", { name: "Start Task" }).first().dblclick();
  await expect(page.getByRole("heading", { name: "In Progress (1)" })).toBeVisible();
  const complete = task.getByRole("button", { name: "Mark Complete" }).first();
  await expect(complete).toBeEnabled();
  const place = await complete.boundingBox();
  if (place === null) throw new Error("The button is not on the screen");
  const [x, y] = [place.x + 20, place.y + place.height / 2];
  await page.mouse.click(x, y);
  await expect(task.getByRole("button", { name: "Reopen Task" }).first()).toBeEnabled();
  await page.mouse.click(x, y);
  await expect(page.getByText("Task reopened")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^(In Progress|Completed)/ })).toHaveCount(0);
});

test("Create Share Link twice makes one link", async ({ owner: page, account, world }) => {
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}&share=new`);
  await page.getByRole("button", { name: "Create Share Link" }).dblclick();
  await expect(page.getByLabel("Share link")).toHaveValue(/\/shared?\//);
  const { data } = (await ask(world, "GET", "/api/v1/share/list/all", account.token)) as { data: unknown[] };
  expect(data).toHaveLength(1);
});

test("Create Share Link again after a lost answer gives the link that was made", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}&share=new`);
  const create = page.getByRole("button", { name: "Create Share Link" });
  await page.route("**/api/v1/share/create", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await page.unroute("**/api/v1/share/create");
  await create.click();
  await expect(page.getByLabel("Share link")).toHaveValue(/\/shared?\//);
  const { data } = (await ask(world, "GET", "/api/v1/share/list/all", account.token)) as { data: unknown[] };
  expect(data).toHaveLength(1);
});

test("the focus stays with a moved task, and returns to a task that is closed", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 6);
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  const cards = page.locator("[data-action-id]");
  await expect(cards).toHaveCount(6);
  const title = await cards.nth(2).getByRole("link").innerText();
  const card = cards.filter({ hasText: title });
  await card.getByRole("button", { name: /^Start Task/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "In Progress (1)" })).toBeVisible();
  await expect(card.getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expect(card.getByRole("link")).toBeFocused();
});
