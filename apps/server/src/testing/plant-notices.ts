import { addNoticeTarget, addTracker, testNoticeTarget } from "@audit/contract";
import type { TestAccount } from "./create-test-server.ts";

/** A digest that an account asked for, and a notice that waits for it. */
export async function plantNotice(owner: TestAccount): Promise<{ noticeTargetId: string; noticeId: string }> {
  const body = { kind: "mail-daily", name: "Mine", events: ["audit.finished" as const] } as const;
  const { data } = await owner.call(addNoticeTarget, { body: { ...body, events: [...body.events] } });
  const params = { id: data.target.id };
  const { data: sent } = await owner.call(testNoticeTarget, { params });
  return { noticeTargetId: data.target.id, noticeId: sent.delivery.id };
}

/** A tool that tasks can be sent to. @param host "host:port" */
export async function plantTracker(owner: TestAccount, host: string): Promise<string> {
  const body = { kind: "github", name: "Mine", project: "me/shop", token: "token", address: `http://${host}` } as const;
  return (await owner.call(addTracker, { body })).data.tracker.id;
}
