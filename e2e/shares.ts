import type { BrowserContext, Page } from "@playwright/test";
import { type Account, ask, expect, type World } from "./world.ts";

export const everything = ["actions", "executive_summary", "job_metadata"];

export interface Link {
  readonly id: string;
  readonly shareUrl: string;
  readonly token: string;
}

/** A finished analysis of so many actions, without a crawl. @returns its job's id */
export async function plantAnalysis(world: World, account: Account, domain: string, actions = 12): Promise<string> {
  return (await world.plant("job", account.email, { domain, actions })).jobId;
}

export async function makeLink(world: World, account: Account, jobId: string, part: object = {}): Promise<Link> {
  const body = { jobId, sharedContent: everything, shareMode: "full", title: "For Ann", ...part };
  const answer = await ask(world, "POST", "/api/v1/share/create", account.token, body);
  const { id, shareUrl } = answer.data as { id: string; shareUrl: string };
  return { id, shareUrl, token: shareUrl.split("/").at(-1)! };
}

export const revokeLink = (world: World, account: Account, { id }: Link): Promise<unknown> =>
  ask(world, "DELETE", `/api/v1/share/${id}`, account.token);

/** The page's list of links as if this one's time had passed: no test waits a day. */
export async function showExpired(page: Page, { id }: Link): Promise<void> {
  await page.route("**/api/v1/share/list/all*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { id: string; expires_at: string | null }[] };
    for (const link of body.data) if (link.id === id) link.expires_at = "2020-01-01T00:00:00.000Z";
    await route.fulfill({ response: answer, json: body });
  });
}

/** A browser that nobody has signed in with. */
export async function stranger(context: BrowserContext): Promise<Page> {
  const page = await (await context.browser()!.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      expect.soft(message.text(), "error on the stranger's console").toBe("");
  });
  return page;
}
