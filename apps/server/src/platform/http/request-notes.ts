import type { FastifyRequest } from "fastify";
import type { TraceParent } from "../traces/index.ts";

/** What came out while a request was answered, for its line in the log. */
interface RequestNotes {
  /** Id of the account that asked. */
  account?: string;
  /** Id of the personal token by which it asked. */
  token?: string;
  /** Why it was refused. */
  code?: string;
  /** Where it stands in a trace. */
  trace?: TraceParent;
}

const notes = new WeakMap<FastifyRequest, RequestNotes>();

export const note = (request: FastifyRequest, more: RequestNotes): void =>
  void notes.set(request, { ...notes.get(request), ...more });

export const notesOf = (request: FastifyRequest): RequestNotes => notes.get(request) ?? {};
