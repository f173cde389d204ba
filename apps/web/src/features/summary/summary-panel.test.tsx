import { CallFailed, texts } from "@audit/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "../../api/query-client.ts";
import { SummaryPanel, summaryFault, type SummaryPanelProps } from "./summary-panel.tsx";

afterEach(() => vi.unstubAllGlobals());

const show = (part: Partial<SummaryPanelProps>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <SummaryPanel summary={null} jobId="" onSummary={() => {}} {...part} />
    </QueryClientProvider>,
  );

const answer = (status: number, body: unknown): typeof fetch =>
  vi.fn<typeof fetch>(
    async () => new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
  );

test("a summary starts collapsed and its toggle says what it does [D1-2.79 D1-2.80 D1-2.81]", async () => {
  const page = await show({ summary: "# Title\n\nSome **words**." });
  const toggle = page.getByRole("button", { name: "Show Executive Summary" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByText("Title Some words.")).toBeVisible();
  await toggle.click();
  await expect.element(page.getByRole("button", { name: "Hide Summary" })).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("heading", { name: "Title" })).toBeVisible();
});

test("its first words don't repeat the panel's own title", async () => {
  const page = await show({ summary: "# Executive summary: shop.example\n\nWe read 8 pages." });
  await expect.element(page.getByText("We read 8 pages.")).toBeVisible();
  expect(page.getByText("shop.example").elements()).toHaveLength(0);
});

test("without a job id nothing is asked [D1-4.49 D1-5.20]", async () => {
  const send = answer(200, {});
  vi.stubGlobal("fetch", send);
  const page = await show({ jobId: "" });
  await expect.element(page.getByText("No executive summary available")).toBeVisible();
  await page.getByRole("button", { name: "Generate Executive Summary" }).click();
  expect(send).not.toHaveBeenCalled();
});

test("a failure is shown beneath the button, and the next attempt clears it at once [D1-4.48 D1-4.50 D1-2.90]", async () => {
  vi.stubGlobal("fetch", answer(500, { error: "The writer is away" }));
  const page = await show({ jobId: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a01" });
  await page.getByRole("button", { name: "Generate Executive Summary" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The writer is away");
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await page.getByRole("button", { name: "Generate Executive Summary" }).click();
  await expect.element(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  expect(page.getByRole("alert").query()).toBeNull();
});

test("the call names the job and not the site; its answer is handed on [D1-2.78]", async () => {
  const send = answer(200, { success: true, executive_summary: "New words" });
  vi.stubGlobal("fetch", send);
  const onSummary = vi.fn<(summary: string) => void>();
  const page = await show({ jobId: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a01", onSummary });
  await page.getByRole("button", { name: "Generate Executive Summary" }).click();
  await expect.poll(() => onSummary.mock.calls).toEqual([["New words"]]);
  expect(vi.mocked(send).mock.calls[0]?.[0]).toBe(
    "/api/jobs/5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a01/generate-executive-summary",
  );
});

test("a failure without a text has the printed one; other exceptions show their own message [D1-8.38]", () => {
  expect(summaryFault(new CallFailed(500, null))).toBe(texts.summaryFailed);
  expect(summaryFault(new Error("x"))).toBe("x");
});
