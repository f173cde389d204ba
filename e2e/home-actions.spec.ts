import type { Page } from "@playwright/test";
import { answerWith, ask, expect, test } from "./world.ts";

const GENERATE = "Generate Actions";
const MAKING = /actions\/parse|regenerate-actions/;

interface Seen {
  readonly what: string;
  readonly at: number;
}

/** Notes, in the page's own time, when the button's word and the address change. */
async function watch(page: Page): Promise<(what: string) => Promise<number>> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const note = (): void => {
      const word = /^(Done|Error)$/.exec(document.querySelector("tbody [role=status]")?.textContent ?? "")?.[0];
      const what = location.pathname === "/" ? (word ?? "none") : "gone";
      if (seen.at(-1)?.what !== what) seen.push({ what, at: performance.now() });
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    note();
  });
  return async (what) => {
    const findIn = () => (window as unknown as { seen: Seen[] }).seen;
    await expect.poll(async () => (await page.evaluate(findIn)).some((entry) => entry.what === what)).toBe(true);
    return (await page.evaluate(findIn)).findLast((entry) => entry.what === what)!.at;
  };
}

test("actions that lie in the job's folder are taken from there; Done leads to them after a second [D1-4.41 D1-4.42 D1-4.45]", async ({
  owner: page,
  account,
  world,
}) => {
  const { jobId } = await world.plant("job", account.email, { domain: "shop.example", actions: 12, unplanned: true });
  await page.goto("/");
  const button = page.getByRole("row", { name: /shop\.example/ }).getByRole("button", { name: GENERATE, exact: true });
  await expect(button).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(new URL(request.url()).pathname));
  const when = await watch(page);
  await button.click();
  const shown = await when("Done");
  await expect(page).toHaveURL(new RegExp(`/dashboard/actions\\?jobId=${jobId}$`));
  expect((await when("gone")) - shown).toBeGreaterThan(900);
  expect((await when("gone")) - shown).toBeLessThan(3_000);
  expect(asked[0]).toBe("/api/v1/actions/parse");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "View 12 tasks for shop.example" })).toBeVisible();
});

test("a failure is said with its status; Error clears after three seconds [D1-4.43 D1-4.44 D1-8.23]", async ({
  owner: page,
  account,
  world,
}) => {
  await world.plant("job", account.email, { domain: "shop.example", unplanned: true });
  await page.goto("/");
  await answerWith(page, MAKING, 500);
  const generate = page.getByRole("button", { name: GENERATE, exact: true });
  await expect(generate).toBeVisible();
  const when = await watch(page);
  await generate.click();
  const shown = await when("Error");
  await expect(page.getByRole("alert")).toHaveText("Failed to generate actions (500)");
  await expect(generate).toBeVisible();
  const cleared = await when("none");
  expect(cleared - shown).toBeGreaterThan(2_900);
  expect(cleared - shown).toBeLessThan(6_000);
});

test("an analysis that was deleted is too old to make actions from; without a token nothing is asked [D1-4.46 D1-8.21 D1-8.22]", async ({
  home: page,
  account,
  world,
}) => {
  const { jobId } = await world.plant("job", account.email, { domain: "old.example" });
  const { analyses } = (await ask(world, "GET", "/api/v1/actions/analyses", account.token)) as {
    analyses: { id: string }[];
  };
  await ask(world, "DELETE", `/api/v1/actions/analyses/${analyses[0]!.id}`, account.token);
  await page.goto("/");
  const asked: string[] = [];
  page.on("request", (request) => MAKING.test(request.url()) && asked.push(new URL(request.url()).pathname));
  const generate = page.getByRole("button", { name: GENERATE, exact: true });
  await generate.click();
  const fault = page.getByRole("alert");
  await expect(fault).toHaveText("This analysis is too old. Please run a new analysis to generate actions.");
  expect(asked).toEqual(["/api/v1/actions/parse", `/api/v1/jobs/${jobId}/regenerate-actions`]);
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await generate.click();
  await expect(fault).toHaveText("No authentication token found. Please log in again.");
  expect(asked).toHaveLength(2);
});

test("a shortage while actions are made opens the prompt", async ({ home: page, account, world }) => {
  await world.plant("job", account.email, { domain: "shop.example", unplanned: true });
  await page.goto("/");
  await answerWith(page, MAKING, 403, { error: "Feature access denied" });
  await page.getByRole("button", { name: GENERATE, exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Credits required" })).toBeVisible();
});

test("a finished job leads to its report", async ({ home: page, jobId }) => {
  await page.reload();
  await page.getByRole("link", { name: /^Report of 127/ }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/report\\?jobId=${jobId}$`));
});
