import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "../../api/query-client.ts";
import FileViewer from "./file-viewer.tsx";

afterEach(() => vi.unstubAllGlobals());

test("without a job id the viewer says so and asks for nothing [D1-8.26]", async () => {
  const send = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", send);
  const page = await render(
    <QueryClientProvider client={queryClient}>
      <FileViewer jobId="" name="action_plan.md" onClose={() => {}} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/missing job id/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
