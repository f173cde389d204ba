import { answerWith, ask, expect, test, whereSold } from "./world.ts";

test.use({ settings: whereSold });

test("an empty or unreadable address is refused in the printed words, and nothing is sent [D1-2.2 D1-2.49 D1-5.8 D1-5.9]", async ({
  home: page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/process") && sent.push(request.url()));
  const field = page.getByLabel("Website address");
  const submit = page.getByRole("button", { name: "Generate SEO Reports", exact: true });
  await submit.click();
  await expect(field).toHaveAccessibleDescription("Please enter a URL");
  for (const typed of ["http://", "not a url"]) {
    await field.fill(typed);
    await submit.click();
    await expect(field).toHaveAccessibleDescription("Please enter a valid URL (e.g., https://example.com)");
    await expect(field).toHaveValue(typed);
  }
  expect(sent).toEqual([]);
});

test("a submission that fails says why and keeps the address [D1-8.14 D1-8.17]", async ({ home: page }) => {
  const field = page.getByLabel("Website address");
  await field.fill("shop.example");
  await answerWith(page, "**/api/v1/process", 500);
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Processing failed");
  await page.unroute("**/api/v1/process");
  await page.route("**/api/v1/process", (route) => route.abort());
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Network error");
  await expect(field).toHaveValue("shop.example");
});

test("Single and Batch change the field, by keyboard too [D1-2.45 D1-2.46 D1-2.47 D1-2.48]", async ({ home: page }) => {
  const form = page.getByRole("form", { name: "Audit a website" });
  await expect(form.getByRole("textbox")).toHaveCount(1);
  await expect(form.locator("input")).toHaveCount(1);
  const toBatch = form.getByRole("button", { name: "Batch", exact: true });
  await toBatch.focus();
  await page.keyboard.press("Enter");
  await expect(toBatch).toHaveAttribute("aria-pressed", "true");
  await expect(form.locator("textarea")).toHaveCount(1);
  await expect(form.locator("input")).toHaveCount(0);
  const sent = page.waitForRequest("**/api/v1/process/batch");
  await form.getByRole("textbox").fill("one.example\ntwo.example\nthree.example");
  await answerWith(page, "**/api/v1/process/batch", 500);
  await form.getByRole("button", { name: "Generate SEO Reports" }).click();
  expect((await sent).postDataJSON()).toEqual({
    urls: ["https://one.example", "https://two.example", "https://three.example"],
  });
  await form.getByRole("button", { name: "Single", exact: true }).click();
  await expect(form.locator("textarea")).toHaveCount(0);
});

test("a batch that can't be sent is refused in the printed words, line by line [D1-5.10 D1-5.12 D1-5.13 D1-5.14 D1-8.15]", async ({
  home: page,
}) => {
  await page.getByRole("button", { name: "Batch" }).click();
  const field = page.getByLabel("Website addresses");
  const submit = page.getByRole("button", { name: "Generate SEO Reports" });
  let calls = 0;
  await page.route("**/api/v1/process/batch", (route) => {
    calls += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await submit.click();
  await expect(field).toHaveAccessibleDescription("Please enter at least one URL");
  await field.fill("  \n \n");
  await submit.click();
  await expect(field).toHaveAccessibleDescription("Please enter at least one valid URL");
  await field.fill("a.example\nnot a url\nb.example\nftp://c.example");
  await submit.click();
  const lines = page.getByRole("alert").filter({ hasText: "Invalid URLs found:" });
  await expect(lines).toContainText("Line 2: not a url");
  await expect(lines).toContainText("Line 4: ftp://c.example");
  await expect(field).toBeFocused();
  expect(calls).toBe(0);
  await field.fill("a.example");
  await submit.click();
  await expect(field).toHaveAccessibleDescription("Batch processing failed");
  await expect(field).toHaveValue("a.example");
});

test("a batch is trimmed, joined and sent once however often it is pressed; its jobs appear at once [D1-1.3 D1-5.11]", async ({
  home: page,
  account,
  world,
}) => {
  await page.getByRole("button", { name: "Batch" }).click();
  await page.getByLabel("Website addresses").fill(`  one.example  \n\n ${world.shop} \none.example\ntwo.example`);
  await expect(page.getByText("3 addresses, 1 repeat joined.")).toBeVisible();
  const bodies: unknown[] = [];
  page.on("request", (request) => request.url().endsWith("/batch") && bodies.push(request.postDataJSON()));
  await page.getByRole("button", { name: "Generate SEO Reports" }).dblclick();
  for (const name of [/one\.example/, /127\.0\.0\.1/, /two\.example/])
    await expect(page.getByRole("row", { name })).toHaveCount(1);
  expect(bodies).toEqual([{ urls: ["https://one.example", world.shop, "https://two.example"] }]);
  const { data } = (await ask(world, "GET", "/api/v1/jobs", account.token)) as {
    data: Record<"active" | "completed", unknown[]>;
  };
  expect(data.active.length + data.completed.length).toBe(3);
  await expect(page.getByLabel("Website addresses")).toHaveValue("");
});

test("without a token nothing is sent and the reason is said [D1-8.16]", async ({ home: page }) => {
  let calls = 0;
  page.on("request", (request) => request.url().includes("/process") && (calls += 1));
  const field = page.getByLabel("Website address");
  await field.fill("shop.example");
  // What the page asks for meanwhile would be refused without a token, and end the session first.
  await page.route("**/api/**", () => undefined);
  await page.evaluate(() => localStorage.removeItem("auth_token"));
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription("Authentication required");
  expect(calls).toBe(0);
});

test("each of the four words for a shortage opens the prompt, with what is required and there [D1-6.6 D1-8.18 D1-8.19 D1-8.20 D1-9.9]", async ({
  home: page,
}) => {
  const field = page.getByLabel("Website address");
  const prompt = page.getByRole("dialog", { name: "Credits required" });
  const shortages = [
    [{ error: "Insufficient credits", credits_required: 2, credits_available: 1 }, "Required2 creditsYou have1 credit"],
    [{ error: "No", code: "FEATURE_ACCESS_DENIED" }, "Required1 creditYou have0 credits"],
    [{ error: "No", reason: "Purchase credits to continue" }, "Required1 creditYou have0 credits"],
    [{ error: "Feature access denied for your plan" }, "Required1 creditYou have0 credits"],
  ] as const;
  for (const [body, figures] of shortages) {
    await answerWith(page, "**/api/v1/process", 402, body);
    await field.fill("shop.example");
    await field.press("Enter");
    await expect(prompt).toContainText(figures);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(prompt.getByRole("link", { name: "See plans and credits" })).toHaveAttribute(
      "href",
      "/account/upgrade",
    );
    await page.keyboard.press("Escape");
    await expect(prompt).toHaveCount(0);
    await expect(field).toHaveValue("shop.example");
    await expect(field).toBeFocused();
    await page.unroute("**/api/v1/process");
  }
});

test("a batch beyond the allowance says how many fit and sends those [D1-3.22]", async ({
  home: page,
  account,
  world,
}) => {
  for (const domain of ["one.example", "two.example"])
    await world.plant("domain", account.email, { domain, source: "free" });
  await page.getByRole("button", { name: "Batch" }).click();
  await page.getByLabel("Website addresses").fill("three.example\nfour.example\nfive.example");
  await page.getByRole("button", { name: "Generate SEO Reports" }).click();
  const prompt = page.getByRole("dialog", { name: "Credits required" });
  await expect(prompt).toContainText("Required2 creditsYou have0 credits");
  await expect(prompt).toContainText("https://three.example");
  await expect(page.getByText("No analyses yet")).toBeVisible();
  await prompt.getByRole("button", { name: "Analyse the one that fits" }).click();
  await expect(page.getByRole("row", { name: /three\.example/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /four\.example/ })).toHaveCount(0);
});
