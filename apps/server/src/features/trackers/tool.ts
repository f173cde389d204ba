import type { TrackerKind } from "@audit/contract";
import { z } from "zod";

/** An address that may stand behind a link: a tool that is not what it says must not make us link to a script. */
export const WebUrl = z.url({ protocol: /^https?$/ });

/** A task as it is written into an issue. */
export interface IssueText {
  readonly title: string;
  /** Markdown in which no text of the site is markup. */
  readonly markdown: string;
}

/** What a connection to a tool consists of. */
export interface Connection {
  /** Where the API is, without a slash at the end. */
  readonly base: string;
  readonly project: string;
  readonly token: string;
}

/** One question to a tool's API. */
export interface Question {
  readonly method: "GET" | "POST";
  /** Behind the base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface CreatedIssue {
  /** By which the API finds it again. */
  readonly reference: string;
  readonly key: string;
  readonly url: string;
}

/** A tool for tasks: what is asked of its API and how answers are read. Pure; asking is the same for all. */
export interface Tool {
  readonly kind: TrackerKind;
  /** Where its API is; null where each customer has one of his own. */
  readonly base: string | null;
  /** What names a place for tasks, in words and as a form. */
  readonly project: { readonly words: string; readonly form: RegExp };
  create(connection: Connection, text: IssueText): Question;
  /** @throws ZodError for an answer of another shape */
  readCreated(answer: unknown, connection: Connection): CreatedIssue;
  look(connection: Connection, reference: string): Question;
  /** @returns whether it is done there; @throws ZodError for an answer of another shape */
  readDone(answer: unknown): boolean;
}
