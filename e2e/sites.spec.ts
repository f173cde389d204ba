import { expectAccessible } from "./axe.ts";
import { expect, test } from "./world.ts";

test("a site is named, what proves it can be copied, a look says what is missing, and it is removed again", async ({
  owner: page,
  world,
}) => {
  await page.goto("/account");
  await page.getByRole("link", { name: "Your sites" }).click();
  await expect(page.getByText("No sites yet")).toBeVisible();
  const domain = page.getByLabel("Domain");
  await domain.fill("co.uk");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Anybody can have a name under co.uk, so it is nobody's own.");
  await domain.fill("https://www.shop.example/soap");
  await page.keyboard.press("Enter");
  const named = page.getByRole("region", { name: "shop.example" });
  await expect(named.getByRole("group", { name: "Name" })).toHaveText("_seo-audit.shop.example");
  await named.getByRole("tab", { name: "Meta tag" }).click();
  const tag = named.getByRole("group", { name: "Between <head> and </head>" });
  await expect(tag).toHaveText(/^<meta name="seo-audit-verification" content="[\w-]{32}">$/);

  const { host } = new URL(world.shop);
  await domain.fill(world.shop);
  await page.keyboard.press("Enter");
  const shop = page.getByRole("region", { name: host });
  await shop.getByRole("button", { name: "Verify now" }).click();
  await expect(shop.getByText(`http://${host}/.well-known/seo-audit.txt is not there.`)).toBeVisible();
  await expect(shop.getByText("does not hold your tag")).toBeVisible();
  await expect(shop.getByText("Not proved yet")).toBeVisible();
  await expectAccessible(page, "sites");

  await named.getByRole("button", { name: "Remove shop.example" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(named).toHaveCount(0);
  await expect(shop).toBeVisible();
});
