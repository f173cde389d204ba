import { CallFailed } from "@audit/contract";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { AccessDenied, isDenied } from "./access-denied.tsx";

test("a refusal, and nothing else, shows both printed texts [D2-6.10 D2-6.11]", async () => {
  expect([403, 401, 500].map((status) => isDenied(new CallFailed(status, null)))).toEqual([true, false, false]);
  expect(isDenied(new TypeError("lost"))).toBe(false);
  const { container } = await render(<AccessDenied />);
  expect(container.textContent).toContain("Access Denied");
  expect(container.textContent).toContain("Admin privileges required to view this page.");
});
