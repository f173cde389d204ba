import type { FastifyInstance, FastifyRequest, InjectOptions } from "fastify";

/** What of a request says where it came from, which the calls behind it are judged by as well. */
const PASSED_ON = ["host", "user-agent", "forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

/**
 * A fetch that reaches this server's own calls without a socket. Access, limits, input and log are those of any other
 * request of the same caller.
 */
export function createInjectFetch(app: FastifyInstance, request: FastifyRequest): typeof fetch {
  const passedOn = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return async (address, init = {}) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: (init.method ?? "GET") as InjectOptions["method"] & string,
      url: address instanceof Request ? address.url : address.toString(),
      headers: { ...passedOn, ...Object.fromEntries(new Headers(init.headers)) },
      remoteAddress: request.socket.remoteAddress ?? "",
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
    });
    const wait = headers["retry-after"];
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: wait === undefined ? {} : { "retry-after": String(wait) },
    });
  };
}
