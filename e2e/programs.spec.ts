import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./world.ts";

test("a program asks, its user signs in, leaves a right out and lets it in, and revokes it", async ({
  page,
  account,
  world,
}) => {
  const returned: URL[] = [];
  const program = createServer((request, response) => {
    returned.push(new URL(request.url ?? "/", "http://localhost"));
    response.end("You may close this window.");
  });
  await new Promise<void>((listening) => program.listen(0, "127.0.0.1", listening));
  const redirect = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
  const registered = await fetch(`${world.origin}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "My <b>editor</b>", redirect_uris: [redirect] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: "code",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
    scope: "read audit plan",
    state: "mine",
  });
  await page.goto(`${world.origin}/oauth/authorize?${asked.toString()}`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Let a program in?" })).toBeVisible();
  await expect(page.getByText("My <b>editor</b>")).toBeVisible();
  await expect(page.getByText("a program on this computer")).toBeVisible();
  // What it was handed is nowhere in the address.
  expect(new URL(page.url()).search).toBe("");
  await expectAccessible(page, "a program asks to be let in");
  await page.getByRole("checkbox", { name: "Audit" }).click();
  await page.getByRole("button", { name: "Let it in" }).click();
  await expect(page.getByText("You may close this window.")).toBeVisible();
  const answer = returned.find(({ pathname }) => pathname === "/callback")!;
  expect(answer.searchParams.get("state")).toBe("mine");
  expect(answer.searchParams.get("code")).toMatch(/^[\w-]{43}$/);
  await page.goto(`${world.origin}/account`);
  const row = page.getByRole("listitem").filter({ hasText: "My <b>editor</b>" });
  await expect(row).toContainText("Read, Plan");
  await expect(row).toContainText("Let in from this computer");
  await row.getByRole("button", { name: /^Revoke/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toHaveCount(0);
  program.close();
});
