import { expect, type Page } from "@playwright/test";

/** Opens a mail of the development mailbox, as soon as it is there. */
export async function openMail(page: Page, to: string, subject: string): Promise<void> {
  const mail = page.getByRole("row").filter({ hasText: to }).getByRole("link", { name: subject }).first();
  await expect(async () => {
    await page.goto("/dev/mail");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
}

/** Where the button of the opened mail leads. */
export async function linkIn(page: Page, label: string): Promise<string> {
  const button = page.frameLocator("iframe").getByRole("link", { name: label });
  return (await button.getAttribute("href"))!;
}
