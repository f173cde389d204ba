import { expect, test } from "vitest";
import { isSecretPath, pageAt, pages } from "./pages.ts";

test.each([
  ["/", "/"],
  ["/login/", "/login"],
  ["/share/abc", "/share/$token"],
  ["/admin/email-sequences/1/templates/2/edit", "/admin/email-sequences/$sequenceId/templates/$templateId/edit"],
])("%s is the screen %s", (path, expected) => {
  expect(pageAt(path)?.path).toBe(expected);
});

test.each(["/nowhere", "/share", "/share/a/b", "/Login", "/admin/email-sequences/1/templates/2", "/loginx"])(
  "%s is no screen",
  (path) => expect(pageAt(path)).toBeNull(),
);

test("addresses with a secret are known, even mistyped ones", () => {
  const secret = [
    "/reset-password",
    "/verify-email",
    "/share/a",
    "/shared/a",
    "/shared/a/b",
    "/Share/a",
    "/reset-password/",
  ];
  expect(secret.filter((path) => !isSecretPath(path))).toEqual([]);
  expect(["/", "/login", "/dashboard/shares", "/shares"].filter(isSecretPath)).toEqual([]);
  expect(pages.filter((page) => page.secret === true && !isSecretPath(page.path))).toEqual([]);
});
