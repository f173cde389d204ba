import { rareTexts, type TrackerKind } from "@audit/contract";
import { sendMessage } from "@audit/engine/process";
import { ZodError } from "zod";
import type { CrawlSettings } from "../../config/config.ts";
import { Problem } from "../../platform/http/index.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import { jira } from "./jira.ts";
import { linear } from "./linear.ts";
import type { Connection, CreatedIssue, IssueText, Question, Tool } from "./tool.ts";
import { trello } from "./trello.ts";

const tools: Readonly<Record<TrackerKind, Tool>> = { github, gitlab, jira, linear, trello };
export const toolOf = (kind: TrackerKind): Tool => tools[kind];

export type Reach = Pick<CrawlSettings, "allowHosts" | "closedHosts" | "userAgent">;

const TIMEOUT_MS = 15_000;
const MOST_ANSWER = 262_144;

/** Makes an issue of a task. @throws Problem CONFLICT with what the tool said */
export async function createIssueIn(
  kind: TrackerKind,
  connection: Connection,
  text: IssueText,
  reach: Reach,
): Promise<CreatedIssue> {
  const tool = toolOf(kind);
  return understood(tool.readCreated, await ask(connection, tool.create(connection, text), reach), connection);
}

/** Whether an issue is done there. @throws Problem CONFLICT with what the tool said */
export async function lookAtIssue(
  kind: TrackerKind,
  connection: Connection,
  reference: string,
  reach: Reach,
): Promise<boolean> {
  const tool = toolOf(kind);
  return understood(tool.readDone, await ask(connection, tool.look(connection, reference), reach), connection);
}

async function ask({ base }: Connection, question: Question, reach: Reach): Promise<unknown> {
  const { method, path, headers, body } = question;
  const outcome = await sendMessage({
    url: base + path,
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
      "user-agent": reach.userAgent,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    allowHosts: reach.allowHosts,
    closedHosts: reach.closedHosts,
    mostBytes: MOST_ANSWER,
    timeoutMs: TIMEOUT_MS,
  });
  if ("fault" in outcome) throw refused(outcome.fault);
  if (outcome.status < 200 || outcome.status > 299) throw refused(`it answered with status ${outcome.status}.`);
  try {
    return JSON.parse(outcome.body) as unknown;
  } catch {
    throw refused("its answer was no JSON.");
  }
}

function understood<T>(
  read: (answer: unknown, connection: Connection) => T,
  answer: unknown,
  connection: Connection,
): T {
  try {
    return read(answer, connection);
  } catch (error) {
    if (error instanceof ZodError) throw refused("its answer was not understood.");
    throw error;
  }
}

const refused = (reason: string): Problem => new Problem("CONFLICT", { text: rareTexts.trackerRefused(reason) });
