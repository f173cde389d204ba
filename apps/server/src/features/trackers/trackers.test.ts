import { addTracker, createIssue, listIssues, listTrackers, type TrackerKind } from "@audit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startReceiver, type FakeReceiver, type Received } from "../../testing/fake-receiver.ts";
import { createTestServer, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { issueText } from "./issue-text.ts";
import type { ExportedAction } from "@audit/contract";

let receiver: FakeReceiver;
let server: TestServer;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await createTestServer({ env: { CRAWL_ALLOW_HOSTS: receiver.host } });
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
});

interface Case {
  readonly kind: TrackerKind;
  readonly project: string;
  readonly token: string;
  /** What the tool's documentation prints for a new issue, and for one that is done. */
  readonly created: unknown;
  readonly done: unknown;
  readonly key: string;
  readonly asked: { readonly method: string; readonly path: string; readonly header: readonly [string, string] };
  /** Where the title stands in what is sent. */
  titleIn(body: Readonly<Record<string, unknown>>): unknown;
}

const TEAM = "9cfb482a-81e3-4154-b5b9-2c805e70a02d";
const LIST = "5abbe4b7ddc1b351ef961414";

const cases: readonly Case[] = [
  {
    kind: "github",
    project: "me/shop",
    token: "ghp_x",
    created: { number: 1347, html_url: "https://github.com/me/shop/issues/1347", state: "open" },
    done: { number: 1347, html_url: "https://github.com/me/shop/issues/1347", state: "closed" },
    key: "#1347",
    asked: { method: "POST", path: "/repos/me/shop/issues", header: ["authorization", "Bearer ghp_x"] },
    titleIn: (body) => body["title"],
  },
  {
    kind: "gitlab",
    project: "group/sub/shop",
    token: "glpat-x",
    created: { iid: 14, web_url: "https://gitlab.com/group/sub/shop/-/issues/14", state: "opened" },
    done: { iid: 14, web_url: "https://gitlab.com/group/sub/shop/-/issues/14", state: "closed" },
    key: "#14",
    asked: { method: "POST", path: "/api/v4/projects/group%2Fsub%2Fshop/issues", header: ["private-token", "glpat-x"] },
    titleIn: (body) => body["title"],
  },
  {
    kind: "jira",
    project: "SHOP",
    token: "me@shop.example:x",
    created: { id: "10000", key: "SHOP-24", self: "https://shop.atlassian.net/rest/api/3/issue/10000" },
    done: { fields: { status: { statusCategory: { key: "done" } } } },
    key: "SHOP-24",
    asked: {
      method: "POST",
      path: "/rest/api/3/issue",
      header: ["authorization", `Basic ${Buffer.from("me@shop.example:x").toString("base64")}`],
    },
    titleIn: (body) => (body["fields"] as { summary: string }).summary,
  },
  {
    kind: "linear",
    project: TEAM,
    token: "lin_api_x",
    created: {
      data: {
        issueCreate: { success: true, issue: { id: "i1", identifier: "SHO-7", url: "https://linear.app/i/SHO-7" } },
      },
    },
    done: { data: { issue: { state: { type: "completed" } } } },
    key: "SHO-7",
    asked: { method: "POST", path: "/graphql", header: ["authorization", "lin_api_x"] },
    titleIn: (body) => (body["variables"] as { input: { title: string } }).input.title,
  },
  {
    kind: "trello",
    project: LIST,
    token: "key:secret",
    created: { id: "5abbe4b7ddc1b351ef961415", shortLink: "nqPiDKmw", shortUrl: "https://trello.com/c/nqPiDKmw" },
    done: { closed: false, dueComplete: true },
    key: "nqPiDKmw",
    asked: {
      method: "POST",
      path: "/1/cards",
      header: ["authorization", 'OAuth oauth_consumer_key="key", oauth_token="secret"'],
    },
    titleIn: (body) => body["name"],
  },
];

const plan = async (): Promise<{ account: TestAccount; actionId: string }> => {
  const account = await server.mint();
  return { account, actionId: (await plantJob(server.store.db, account.userId)).actionId };
};

describe.each(cases)("$kind", ({ kind, project, token, created, done, key, asked, titleIn }) => {
  test("gets a task as an issue, once, and says when it is done", async () => {
    const { account, actionId } = await plan();
    const body = { kind, name: "Mine", project, token, address: `${receiver.url}/` };
    const { data } = await account.call(addTracker, { body });
    receiver.received.length = 0;
    receiver.answer(() => ({ status: 201, body: created }));
    const send = () => account.call(createIssue, { params: { id: actionId }, body: { tracker: data.tracker.id } });
    const { issue } = (await send()).data;
    expect(issue).toMatchObject({ key, is_done: false });
    expect((await send()).data.issue).toEqual(issue);
    expect(receiver.received.length).toBe(1);
    const [sent] = receiver.received as [Received];
    expect([sent.method, sent.path, sent.headers[asked.header[0]]]).toEqual([
      asked.method,
      asked.path,
      asked.header[1],
    ]);
    expect(titleIn(JSON.parse(sent.body) as Record<string, unknown>)).toEqual(expect.any(String));
    receiver.answer(() => ({ status: 200, body: done }));
    const { issues } = (await account.call(listIssues, { params: { id: actionId } })).data;
    expect(issues).toEqual([{ ...issue, is_done: true }]);
    // What is shown of a tool holds nothing that opens it.
    expect(JSON.stringify((await account.call(listTrackers, {})).data)).not.toContain(token);
  });

  test.each([
    ["refuses", { status: 401 }, "status 401"],
    ["answers with something else", { status: 200, body: { hello: 1 } }, "was not understood"],
    ["answers with no JSON", { status: 200 }, "no JSON"],
    ["sends us elsewhere", { status: 302, headers: { location: "http://127.0.0.1:1/" } }, "status 302"],
  ] as const)("that %s costs nothing but a sentence", async (_, answer, sentence) => {
    const { account, actionId } = await plan();
    const body = { kind, name: "Mine", project, token, address: receiver.url };
    const { data } = await account.call(addTracker, { body });
    receiver.answer(() => answer);
    const sent = account.call(createIssue, { params: { id: actionId }, body: { tracker: data.tracker.id } });
    await expect(sent).rejects.toThrow(sentence);
    expect((await account.call(listIssues, { params: { id: actionId } })).data.issues).toEqual([]);
  });

  test("takes no project that would lead elsewhere", async () => {
    const { account } = await plan();
    for (const wrong of ["../..", "a/../b", "me/shop?x=1", ""]) {
      const body = { kind, name: "Mine", project: wrong, token, address: receiver.url };
      await expect(account.call(addTracker, { body })).rejects.toThrow("Please say where tasks go");
    }
  });
});

test("an issue's text calls nobody, gives no commands, and keeps code as it is", () => {
  const action = {
    title: "Mend it",
    type: "fault",
    impact: "high",
    category: "content",
    difficulty: "easy",
    time_available: "15 min",
    time_to_result: "1 week",
    tags: [],
    business_value: "",
    problem: "Seen: @everyone\n/close\n/assign @me",
    solution: "1. Do it.",
    implementation: "/about @charset",
    code_example: null,
    affected: { count: 0, urls: [] },
    check: "Look.",
    check_command: null,
    ranking: null,
  } as unknown as ExportedAction;
  const { markdown } = issueText(action, "https://app.example/x");
  expect(markdown).not.toMatch(/@(?:everyone|me)/);
  expect(markdown).not.toMatch(/^\/(?:close|assign)/m);
  expect(markdown).toContain("```\n/about @charset\n```");
});
