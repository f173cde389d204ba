import type { Page } from "@playwright/test";
import { linkIn, openMail } from "./mailbox.ts";
import { answerWith, ask, expect, signInAs, test, type Account, type World } from "./world.ts";

const SENT = "If an account exists with this email, you will receive password reset instructions.";
const INVALID = "Invalid or expired reset link. Please request a new password reset.";
const VERIFY = "**/auth/verify-recovery-token";
const UPDATE = "**/auth/update-password";

/** A reset link as the mail holds it. */
async function mailedLink(page: Page, world: World, { email }: Account): Promise<string> {
  await ask(world, "POST", "/api/v1/auth/reset-password", null, { email });
  await openMail(page, email, "Reset your password");
  return linkIn(page, "Set a new password");
}

const newPassword = (page: Page) => page.getByLabel("New password", { exact: true });
const confirmation = (page: Page) => page.getByLabel("Confirm password", { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Set new password" });

test("who forgot his password asks for a mail; the button waits for an address and for the answer [D1-2.9 D1-2.28 D1-2.39 D1-2.40 D1-2.41 D1-5.15 D1-8.7]", async ({
  page,
  account,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  const [email, send] = [page.getByLabel("Email"), page.getByRole("button", { name: /^Send/ })];
  await expect(send).toBeDisabled();
  await email.fill(account.email);
  await expect(send).toBeEnabled();
  let asked = 0;
  const { promise: answer, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/auth/reset-password", async (route) => {
    asked += 1;
    await answer;
    await route.continue();
  });
  await send.click();
  await expect(send).toBeDisabled();
  await page.keyboard.press("Enter");
  await send.click({ force: true });
  letGo();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(asked).toBe(1);
  await expect(send).toHaveText(/^Send again in (1 min|\d+ s)$/);
  await page.reload();
  await email.fill("nobody-at-all@example.com");
  await send.click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test("a mail that can't be asked for is said in the printed words; too many have to wait [D1-8.8]", async ({
  page,
}) => {
  await page.goto("/forgot-password");
  const send = page.getByRole("button", { name: /^Send/ });
  await page.getByLabel("Email").fill("many@example.com");
  await answerWith(page, "**/auth/reset-password", 500, { success: false, error: "Something else" });
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to send reset email");
  await page.unroute("**/auth/reset-password");
  await page.route("**/auth/reset-password", (route) => route.abort());
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to send reset email");
  await page.unroute("**/auth/reset-password");
  for (let mails = 0; mails < 3; mails += 1) {
    await page.evaluate(() =>
      fetch("/api/v1/auth/reset-password", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "many@example.com" }),
      }),
    );
  }
  await send.click();
  await expect(page.getByRole("timer")).toHaveText(/Try again in \d+ min/);
  await expect(send).toBeDisabled();
});

test("from the mail to a new password: the link is checked, the password set, all sessions end [D1-2.10 D1-2.42 D1-2.43 D1-5.4 D1-5.5 D1-5.6 D1-7.11 D1-8.12 D1-8.13]", async ({
  page,
  account,
  world,
}) => {
  await signInAs(page, account);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await openMail(page, account.email, "Reset your password");
  const { promise: verified, resolve: letGo } = Promise.withResolvers<void>();
  const link = await linkIn(page, "Set a new password");
  await page.route(VERIFY, async (route) => {
    await verified;
    await route.continue();
  });
  const [asked] = await Promise.all([page.waitForRequest(VERIFY), page.goto(link)]);
  const body = asked.postDataJSON() as Record<string, string>;
  expect(Object.keys(body).sort()).toEqual(["access_token", "refresh_token"]);
  expect(asked.headers()["authorization"]).toBeUndefined();
  await expect(page.getByText("Checking your link")).toBeVisible();
  await expect(newPassword(page)).toHaveCount(0);
  letGo();
  await expect(newPassword(page)).toHaveAttribute("type", "password");
  await expect(confirmation(page)).toHaveAttribute("type", "password");
  await expect(page.getByText(`For ${account.email}`)).toBeVisible();

  let updates = 0;
  page.on("request", (request) => (updates += request.url().includes("update-password") ? 1 : 0));
  await submit(page).click();
  await expect(newPassword(page)).toHaveAttribute("aria-invalid", "true");
  await expect(confirmation(page)).toHaveAttribute("aria-invalid", "true");
  await newPassword(page).fill("zq81w");
  await expect(newPassword(page)).toHaveAccessibleDescription("Password must be at least 6 characters long");
  await newPassword(page).fill("zq81wx-new");
  await confirmation(page).fill("zq81wx-old");
  await submit(page).click();
  await expect(confirmation(page)).toHaveAccessibleDescription("Passwords do not match");
  expect(updates).toBe(0);
  await newPassword(page).fill("iloveyou");
  await confirmation(page).fill("iloveyou");
  await submit(page).click();
  await expect(newPassword(page)).toHaveAccessibleDescription(/among the first that attackers try/);
  await newPassword(page).fill("zq81wx-new");
  await confirmation(page).fill("zq81wx-new");
  await submit(page).click();
  await expect(page.getByRole("alertdialog")).toContainText("Password updated successfully!");
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const { error } = await ask(world, "GET", "/api/v1/auth/profile", account.token);
  expect(error).toBe("Authentication required");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("zq81wx-new");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await openMail(page, account.email, "Your password was changed");
});

test("the tokens leave the address bar and the history at once, and a reload goes on by the cookie", async ({
  page,
  account,
  world,
}) => {
  const link = await mailedLink(page, world, account);
  const seen: string[] = [];
  page.on("request", (request) => seen.push(request.url(), request.headers()["referer"] ?? ""));
  await page.goto(link.replace("#", "?"), { waitUntil: "commit" });
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  expect(
    await page.evaluate(() => [
      document.referrer,
      history.state === null || !JSON.stringify(history.state).includes("token"),
    ]),
  ).toEqual(["", true]);
  const secret = new URL(link).hash.slice(14, 57);
  expect(seen.filter((url) => url.includes(secret) && !url.includes("/reset-password?"))).toEqual([]);
  expect(await page.evaluate(() => [Object.values(localStorage).join(), document.cookie])).toEqual(["", ""]);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "recovery");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  await page.reload();
  await newPassword(page).fill("zq81wx-new");
  await confirmation(page).fill("zq81wx-new");
  await submit(page).click();
  await expect(page.getByRole("alertdialog")).toContainText("Password updated successfully!");
});

test("a link that is no good says so and leads to a new one, also when it is opened in the same tab [D1-2.44 D1-8.9]", async ({
  page,
  account,
  world,
}) => {
  const expectInvalid = async (): Promise<void> => {
    await expect(page.getByRole("alert")).toHaveText(INVALID);
    await expect(newPassword(page)).toHaveCount(0);
  };
  await page.goto("/reset-password#access_token=nope&refresh_token=nope&type=recovery");
  await expectInvalid();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.goto("/reset-password");
  await expectInvalid();
  const link = await mailedLink(page, world, account);
  await page.goto("/reset-password");
  await expectInvalid();
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test("failures on the way have their words, and trying again helps [D1-8.10 D1-8.11 D1-8.13]", async ({
  page,
  account,
  world,
}) => {
  const link = await mailedLink(page, world, account);
  await page.route(VERIFY, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText("Unable to verify reset link. Please try again.");
  await page.unroute(VERIFY);
  await page.getByRole("button", { name: "Try again" }).click();
  await newPassword(page).fill("zq81wx-new");
  await confirmation(page).fill("zq81wx-new");
  await answerWith(page, UPDATE, 500);
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to reset password");
  await page.unroute(UPDATE);
  await answerWith(page, UPDATE, 401, { success: false });
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText(INVALID);
  await page.unroute(UPDATE);
  await page.reload();
  for (const [data, goal] of [
    [{ redirect: "https://evil.example/" }, /localhost:\d+\/login$/],
    [{ redirect: "/signup?email=a" }, /\/signup\?email=a$/],
    [{}, /\/login$/],
  ] as const) {
    await page.goto("/reset-password");
    await newPassword(page).fill("zq81wx-new");
    await confirmation(page).fill("zq81wx-new");
    await answerWith(page, UPDATE, 200, { success: true, data });
    await submit(page).click();
    await page.getByRole("button", { name: "OK" }).click();
    await expect(page).toHaveURL(goal);
    await page.unroute(UPDATE);
  }
});
