import { expect, test } from "vitest";
import { sendTaskChanges } from "./waiting-changes.ts";
import { setSession } from "../../session/session.ts";

const change = {
  key: "1",
  account: "somebody",
  jobId: "j",
  id: "a",
  notes: "what only the owner may read",
  at: "2026-01-20T10:00:00.000Z",
};

test("changes that wait outlive the end of a session, and nothing of them outlives a logout", () => {
  sendTaskChanges(() => {});
  localStorage.setItem("waiting-changes", JSON.stringify([change]));
  setSession({ state: "unauthenticated", byChoice: false });
  expect(localStorage.getItem("waiting-changes")).toContain(change.notes);
  setSession({ state: "unauthenticated", byChoice: true });
  expect(localStorage.getItem("waiting-changes")).toBeNull();
});
