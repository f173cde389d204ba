import { expect, type Page } from "@playwright/test";
import { fromSecret } from "../apps/server/src/platform/app-secret.ts";
import { mailboxToken } from "../apps/server/src/platform/mail/mailbox-token.ts";
import { APP_SECRET } from "./start-server.ts";

const MAILBOX = `/dev/mail?token=${mailboxToken(fromSecret(APP_SECRET))}`;

/** Opens the newest mail of the development mailbox with that subject, as soon as so many of them are there. */
export async function openMail(page: Page, to: string, subject: string, count = 1): Promise<void> {
  const mails = page.getByRole("row").filter({ hasText: to }).getByRole("link", { name: subject });
  await expect(async () => {
    await page.goto(MAILBOX);
    await expect(mails).toHaveCount(count, { timeout: 500 });
  }).toPass();
  await mails.first().click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
}

/** Where the button of the opened mail leads. */
export async function linkIn(page: Page, label: string): Promise<string> {
  const button = page.frameLocator("iframe").getByRole("link", { name: label });
  return (await button.getAttribute("href"))!;
}
