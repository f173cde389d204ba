import { errorStatus, type ErrorBody } from "@audit/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isTemporary } from "../database/index.ts";
import { Problem } from "./problem.ts";
import { note } from "./request-notes.ts";

const RETRY_AFTER_SECONDS = 5;

const BY_STATUS: Readonly<Record<number, () => Problem>> = {
  // The file server's word for a folder or a hidden file.
  403: () => new Problem("NOT_FOUND"),
  404: () => new Problem("NOT_FOUND"),
  413: () => new Problem("BODY_TOO_LARGE"),
  // An id longer than any of ours names nothing.
  414: () => new Problem("NOT_FOUND"),
  415: () => new Problem("UNSUPPORTED_MEDIA_TYPE"),
  429: () => new Problem("RATE_LIMITED"),
};

/** What the caller may know of an error. Only Problems speak for themselves. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isTemporary(error)) return new Problem("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  if (status === undefined || status >= 500) return new Problem("INTERNAL");
  return BY_STATUS[status]?.() ?? new Problem("INVALID_INPUT");
}

/** Sends the answer to a failed call and logs what is our own fault. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  note(request, { code: problem.code });
  if (problem.code === "INTERNAL" || problem.code === "UNAVAILABLE") {
    request.log.error({ err: error, requestId: request.id }, "a request failed");
  }
  if (problem.retryAfter !== null) reply.header("retry-after", String(problem.retryAfter));
  // Requests that no route could read never pass the hook that names them.
  reply.header("x-request-id", request.id);
  return reply.code(errorStatus[problem.code]).send(bodyOf(problem, request.id));
}

export const bodyOf = ({ code, message, shortage }: Problem, requestId: string): ErrorBody => ({
  success: false,
  error: message,
  message,
  code,
  requestId,
  ...shortage,
});
