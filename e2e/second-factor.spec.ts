import type { CDPSession, Page } from "@playwright/test";
import { authenticatorCode } from "../apps/server/src/testing/authenticator.ts";
import { expectAccessible } from "./axe.ts";
import { answerWith, expect, test } from "./world.ts";

const section = (page: Page) => page.getByRole("region", { name: "Second factor" });

/** Adds an authenticator. @returns its key and the recovery codes */
async function addAuthenticator(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto("/account");
  await section(page).getByRole("button", { name: "Add an authenticator" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an authenticator" });
  await expect(dialog.getByRole("img", { name: /picture/ })).toBeVisible();
  const key = await dialog.locator("[data-secret]").innerText();
  await dialog.getByLabel("Code").fill(await authenticatorCode(key, "before"));
  await dialog.getByRole("button", { name: "Add it" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  const codes = await shown.getByRole("listitem").allInnerTexts();
  await shown.getByRole("button", { name: "I have kept them" }).click();
  return { key, codes };
}

async function signOutAndIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

const isIn = (page: Page) => expect(page.getByRole("heading", { name: "Audit a website" })).toBeVisible();

test("an authenticator: added with its picture, asked for at the next login, replaced by a recovery code, removed", async ({
  owner: page,
  account,
}) => {
  const { key, codes } = await addAuthenticator(page);
  expect(codes).toHaveLength(10);
  await expect(section(page).getByText("10 recovery codes are left")).toBeVisible();
  await signOutAndIn(page, account);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("This code is not right, or was used already.")).toBeVisible();
  await page.getByLabel("Code").fill(await authenticatorCode(key));
  await page.getByRole("button", { name: "Login" }).click();
  await isIn(page);
  await signOutAndIn(page, account);
  await page.getByLabel("Code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Login" }).click();
  await isIn(page);
  await page.goto("/account");
  await expect(section(page).getByText("9 recovery codes are left")).toBeVisible();
  await section(page).getByRole("button", { name: "Remove Authenticator app" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(section(page).getByText("recovery codes")).toHaveCount(0);
});

test("a passkey: made by the browser, shown at the next login", async ({ owner: page, account }) => {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/account");
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(section(page).getByText(/^Passkey, added/)).toBeVisible();
  await signOutAndIn(page, account);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await isIn(page);
  await page.goto("/account");
  await expect(section(page).getByText(/last used/)).toBeVisible();
});

test("what can't be undone asks a session of long ago who it is, then goes on by itself", async ({
  owner: page,
  account,
}) => {
  let asked = false;
  const old = { success: false, error: "x", message: "x", code: "CONFIRMATION_OF_IDENTITY", requestId: "r" };
  await page.route("**/second-factors/totp/begin", (route) => {
    if (asked) return route.fallback();
    asked = true;
    return route.fulfill({ status: 403, json: old });
  });
  await page.goto("/account");
  await section(page).getByRole("button", { name: "Add an authenticator" }).click();
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByLabel("Password", { exact: true }).fill("wrong-1");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("dialog", { name: "Add an authenticator" })).toBeVisible();
});

test("section, dialogs and the second step of the login are accessible", async ({ owner: page, account }) => {
  await page.goto("/account");
  await section(page).getByRole("button", { name: "Add an authenticator" }).click();
  await expect(page.getByRole("dialog", { name: "Add an authenticator" })).toBeVisible();
  await expectAccessible(page);
  await answerWith(page, "**/auth/login", 403, {
    success: false,
    error: "x",
    message: "x",
    code: "SECOND_FACTOR_NEEDED",
    requestId: "r",
  });
  await signOutAndIn(page, account);
  await expect(page.getByLabel("Code")).toBeFocused();
  await expectAccessible(page);
});
