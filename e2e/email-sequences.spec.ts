import { mailVariables, type EmailSequence } from "@audit/contract";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { answerWith, ask, expect, takeToken, test as base, type Account, type World } from "./world.ts";

const ROOT = "/api/v1/admin/email-sequences";
const LIST = "/admin/email-sequences";

const test = base.extend<{ admin: Page }>({
  admin: async ({ page, account, world }, use) => {
    await world.plant("admin", account.email, { isAdmin: true });
    await takeToken(page, account);
    await use(page);
  },
});

async function findSequence(world: World, { token }: Account, name: string): Promise<EmailSequence> {
  const { sequences } = (await ask(world, "GET", `${ROOT}/sequences`, token)) as { sequences: EmailSequence[] };
  return sequences.find((sequence) => sequence.name === name)!;
}

test("sequences are listed with what they are and how they stand, and can be switched [D2-2.105] [D2-2.106] [D2-2.107] [D2-2.108]", async ({
  admin: page,
}) => {
  await page.goto(LIST);
  const table = page.getByRole("table", { name: "Email sequences" });
  await expect(table.getByRole("columnheader")).toHaveText(["Name", "Description", "Status", "Created", "Actions"]);
  await expect(page.getByRole("button", { name: /Create Sequence \(Coming Soon\)/ })).toBeDisabled();
  const [welcome, preview] = [
    table.getByRole("row").filter({ hasText: "Welcome" }),
    table.getByRole("row").filter({ hasText: "Preview follow-up" }),
  ];
  await expect(welcome.getByText("Active", { exact: true })).toBeVisible();
  await expect(preview.getByText("Inactive", { exact: true })).toBeVisible();
  for (const row of [welcome, preview]) {
    await expect(row.getByRole("button", { name: "Edit (Coming Soon)", exact: true })).toBeDisabled();
  }
  await preview.getByRole("button", { name: "Switch on" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Switch on" }).click();
  await expect(preview.getByText("Active", { exact: true })).toBeVisible();
  await preview.getByRole("button", { name: "Switch off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Switch off" }).click();
  await expect(preview.getByText("Inactive", { exact: true })).toBeVisible();
  await expectAccessible(page, "email sequences");
  const link = welcome.getByRole("link", { name: "Templates of Welcome" });
  await expect(link).toHaveText("Templates");
  await link.click();
  await expect(page).toHaveURL(/\/admin\/email-sequences\/[\w-]{36}\/templates$/);
});

test("templates are listed by step and deleted after a question; missing and empty ones are said [D2-2.109] [D2-2.110] [D2-2.111] [D2-2.112] [D2-5.16]", async ({
  admin: page,
  account,
  world,
}) => {
  const { id, templates } = await findSequence(world, account, "Preview follow-up");
  for (const { id: old } of templates) await ask(world, "DELETE", `${ROOT}/templates/${old}`, account.token);
  const path = `${LIST}/${id}/templates`;
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "No Templates" })).toBeVisible();
  for (const step_number of [3, 1, 2]) {
    const body = {
      name: `Step ${step_number}`,
      subject: `Mail ${step_number}`,
      content: "Hello",
      step_number,
      delay_days: 2,
    };
    await ask(world, "POST", `${ROOT}/sequences/${id}/templates`, account.token, body);
  }
  await page.goto(path);
  const table = page.getByRole("table", { name: "Templates of Preview follow-up" });
  const heads = ["Step", "Name", "Subject", "Delay (days)", "Status", "Actions"];
  await expect(table.getByRole("columnheader")).toHaveText(heads);
  const rows = table.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows.getByRole("cell").first()).toHaveText("1");
  const steps = await rows.evaluateAll((all) => all.map((row) => row.querySelector("td")!.textContent));
  expect(steps).toEqual(["1", "2", "3"]);
  for (const name of ["Edit", "Delete"]) await expect(rows.first().getByText(name, { exact: true })).toBeVisible();
  await expectAccessible(page, "email templates");
  await rows.nth(1).getByRole("button", { name: "Delete Step 2" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete this template?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(2);
  await page.goto(`${LIST}/00000000-0000-4000-8000-000000000000/templates`);
  await expect(page.getByRole("heading", { name: "Sequence Not Found" })).toBeVisible();
});

test("a template is written beside its preview, checked, saved, and not lost by leaving [D2-2.113] [D2-5.19] [D2-5.20] [D2-5.21] [D2-5.22] [D2-5.23] [D2-5.24] [D2-5.25] [D2-5.26] [D2-5.27] [D2-5.28]", async ({
  admin: page,
  account,
  world,
}) => {
  const { id, templates } = await findSequence(world, account, "Welcome");
  await page.goto(`${LIST}/${id}/templates/create`);
  const form = page.getByRole("form", { name: "Template" });
  const [name, subject, content] = ["Name", "Subject", "Content"].map((name) =>
    form.getByRole("textbox", { name, exact: true }),
  );
  const [step, delay] = ["Step", "Delay (days)"].map((name) => form.getByRole("spinbutton", { name }));
  await expect(step!).toHaveValue(String(1 + Math.max(...templates.map(({ step_number }) => step_number))));
  await expect(form.getByRole("checkbox", { name: "Active" })).toBeChecked();
  await form.getByRole("button", { name: "Create Template" }).click();
  for (const sentence of ["Please enter a name", "Please enter a subject", "Please enter the content"]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  for (const wrong of ["0", "-1", "1.5"]) {
    await step!.fill(wrong);
    await expect(form.getByText("The step must be a whole number from 1")).toBeVisible();
  }
  await step!.fill("60");
  await delay!.fill("-1");
  await expect(form.getByText("The delay must be a whole number of days from 0")).toBeVisible();
  await delay!.fill("0");
  await name!.fill("Season");
  await subject!.fill("News for ");
  await form.getByRole("button", { name: "user_name", exact: true }).click();
  await expect(subject!).toHaveValue("News for {{user_name}}");
  await content!.fill("**Hello** {{oops}}\n");
  await expect(form.getByText("Unknown variable: {{oops}}")).toBeVisible();
  await content!.fill("**Hello** ");
  const chips = form.getByRole("group", { name: "Variables" }).getByRole("button");
  await expect(chips).toHaveText(mailVariables.map((variable) => variable.name));
  for (const variable of mailVariables) await chips.filter({ hasText: variable.name }).click();
  await expect(content!).toHaveValue(`**Hello** ${mailVariables.map((variable) => `{{${variable.name}}}`).join("")}`);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("News for Anna Berg")).toBeVisible();
  await expect(page.frameLocator('iframe[title="The mail"]').getByText(/Hello Anna Berg/)).toBeVisible();
  await preview.getByRole("button", { name: "Text" }).click();
  await expect(preview.getByLabel("The mail as plain text")).toContainText("Hello Anna Berg");
  // The frame runs no script, not even the one that would examine it.
  await expectAccessible(page, "template form");
  await preview.getByRole("button", { name: "Phone" }).click();
  await preview.getByRole("button", { name: "Send test to me" }).click();
  await expect(page.getByText(`Test mail on its way to ${account.email}`)).toBeVisible();
  await page.getByRole("link", { name: "Templates of Welcome" }).click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await expect(name!).toHaveValue("Season");
  await form.getByRole("button", { name: "Create Template" }).dblclick();
  await expect(page).toHaveURL(new RegExp(`${id}/templates$`));
  await expect(page.getByRole("link", { name: "Edit Season" })).toHaveCount(1);
  await page.getByRole("link", { name: "Edit Season" }).click();
  await expect(page.getByRole("heading", { name: "Edit Template" })).toBeVisible();
  await expect(subject!).toHaveValue("News for {{user_name}}");

  const templateId = page.url().split("/").at(-2)!;
  const others = { name: "Season", subject: "Theirs", content: "Theirs", step_number: 60, delay_days: 0 };
  await ask(world, "PUT", `${ROOT}/templates/${templateId}`, account.token, others);
  await subject!.fill("Mine");
  await form.getByRole("button", { name: "Save Template" }).click();
  await expect(form.getByText(/^Failed to update template: This template was changed meanwhile/)).toBeVisible();
  await expect(subject!).toHaveValue("Mine");
  await form.getByRole("button", { name: "Discard mine and load the present version" }).click();
  await expect(subject!).toHaveValue("Theirs");
  await subject!.fill("Both");
  await form.getByRole("button", { name: "Save Template" }).click();
  await expect(page.getByRole("cell", { name: "Both" })).toBeVisible();
  await ask(world, "DELETE", `${ROOT}/templates/${templateId}`, account.token);
});

test("failures are said with their status [D2-8.46] [D2-8.47] [D2-8.48] [D2-8.49] [D2-8.50] [D2-8.51]", async ({
  admin: page,
  account,
  world,
}) => {
  const { id, templates } = await findSequence(world, account, "Welcome");
  const [first] = templates;
  const failing = async (path: string | RegExp, act: () => Promise<unknown>, sentence: string): Promise<void> => {
    await answerWith(page, path, 500);
    await act();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await page.unroute(path);
  };
  const status = "HTTP error! status: 500";
  await failing(`**${ROOT}/sequences`, () => page.goto(LIST), `Failed to load sequences: ${status}`);
  const sequence = `**${ROOT}/sequences/${id}`;
  await failing(sequence, () => page.goto(`${LIST}/${id}/templates`), `Failed to load sequence: ${status}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("button", { name: `Delete ${first!.name}` }).click();
  const template = `**${ROOT}/templates/${first!.id}`;
  const remove = () => page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await failing(template, remove, `Failed to delete template: ${status}`);
  await page.getByRole("button", { name: "Keep it" }).click();
  const edit = `${LIST}/${id}/templates/${first!.id}/edit`;
  await failing(template, () => page.goto(edit), `Failed to load template: ${status}`);
  await page.getByRole("button", { name: "Try Again" }).click();
  const save = (name: string) => () => page.getByRole("button", { name }).click();
  await failing(template, save("Save Template"), `Failed to update template: ${status}`);
  await page.goto(`${LIST}/${id}/templates/create`);
  for (const name of ["Name", "Subject", "Content"])
    await page.getByRole("textbox", { name, exact: true }).fill("Words");
  await failing(`${sequence}/templates`, save("Create Template"), `Failed to create template: ${status}`);
});
