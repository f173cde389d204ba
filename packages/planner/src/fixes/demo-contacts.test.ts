import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

test("a detail of the template stands beside the one that the site itself gives", () => {
  const page = (title: string, main: string): string => pageHtml({ title, main });
  const [action] = planOf(
    {
      pages: {
        "/": page("Kiln", "<p>Pots.</p>"),
        "/contact": page("Contact", '<p><a href="tel:+353912224488">+353 91 222 4488</a></p>'),
        "/visit": page("Visit", "<p>Call (212) 555-0123 before you come.</p>"),
      },
    },
    undefined,
    rules.filter(({ id }) => id === "demo-contact-details"),
  ).actions;
  expect(action?.implementation ?? "").toContain("/visit\n  (212) 555-0123 -> +353912224488");
});
