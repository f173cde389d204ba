import { expect, test } from "vitest";
import { composeTitle } from "./page-title.ts";

const quiet = { page: "", site: "Site", running: null, notice: null };
const running = { percent: 63, host: "example.com" };

test("the home names the site, and while a job runs its percentage and host", () => {
  expect(composeTitle(quiet)).toBe("Site");
  expect(composeTitle({ ...quiet, running })).toBe("63% example.com - Site");
});

test("other pages keep their name beside the percentage", () => {
  expect(composeTitle({ ...quiet, page: "Login" })).toBe("Login - Site");
  expect(composeTitle({ ...quiet, page: "Account", running })).toBe("63% Account - Site");
});

test("a notice takes the whole title", () => {
  expect(composeTitle({ ...quiet, running, notice: "Done" })).toBe("Done");
});
