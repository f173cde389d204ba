import { envelopeOf, rareTexts, type Access, type CallContent, type CallSpec, type TokenScope } from "@audit/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { plainFault } from "./plain-faults.ts";
import { callerOf, type Caller } from "./caller.ts";
import { Problem } from "./problem.ts";
import { note } from "./request-notes.ts";

/** The personal token that somebody acts by. */
interface ActingToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** The one address that a program's token is good for; null for a token that was made by hand. */
  readonly audience: string | null;
}

/** An account that acts, by a session or by a personal token. */
export interface Actor {
  readonly userId: string;
  /** Of the session; of the token, which no session shares. */
  readonly sessionId: string;
  readonly isAdmin: boolean;
  /** It has shown who it is in the last half hour. */
  readonly isConfirmed: boolean;
  /** An administrator's session that showed no second factor, where one is asked of them. */
  readonly lacksFactor: boolean;
  /** Null for a session, which may do all that its account may. */
  readonly token: ActingToken | null;
}

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type ActorFor<A extends Access> = A extends "anyone" ? null : Actor;

export interface CallContext<C extends CallSpec> {
  readonly actor: ActorFor<C["access"]>;
  readonly params: OutputOf<C["params"]>;
  readonly query: OutputOf<C["query"]>;
  readonly body: OutputOf<C["body"]>;
  readonly caller: Caller;
  readonly setHeader: (name: string, value: string) => void;
}

interface MountOptions {
  /** Bytes of a request's body; 1 MB unless said otherwise. */
  readonly bodyLimit?: number;
}

/**
 * Takes a call and what to do for it: the handler returns the content of the reply, never its envelope.
 * In two steps, so that the handler's literals are read against the call's reply.
 */
export type Mount = <C extends CallSpec>(
  call: C,
  options?: MountOptions,
) => (handle: (context: CallContext<C>) => Promise<CallContent<C>> | CallContent<C>) => void;

export type Authenticate = (bearer: string | null) => Promise<Actor | null>;

/** Turns calls of the contract into routes: access, then input, then the handler, then the reply's envelope and shape. */
export function createMount(app: FastifyInstance, authenticate: Authenticate): Mount {
  return (call, options) => (handle) => {
    const { reply: promised } = call;
    if (promised === null) throw new Error(`${call.name} is an event stream, which is no call to mount.`);
    app.route({
      ...options,
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const context = await admit(call, request, reply, authenticate);
        return reply.send(promised.body.parse(envelopeOf(promised, await handle(context))));
      },
    });
  };
}

/** Checks who asks and what for. @throws Problem for anybody or anything the call does not admit. */
export async function admit<C extends CallSpec>(
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
  authenticate: Authenticate,
): Promise<CallContext<C>> {
  const caller = callerOf(request);
  const actor = call.access === "anyone" ? null : await authenticate(caller.bearer);
  if (actor) note(request, { account: actor.userId, ...(actor.token ? { token: actor.token.id } : {}) });
  if (call.access !== "anyone" && !actor) throw new Problem("AUTHENTICATION_REQUIRED");
  if (actor?.token) requireScope(call.token ?? null, actor.token);
  if (call.access === "admin" && !actor?.isAdmin) throw new Problem("ADMIN_REQUIRED");
  if (call.access === "admin" && actor) requireAdminProof(call, actor);
  return {
    actor: actor as ActorFor<C["access"]>,
    // An id that can't exist and one that does not exist get the same answer.
    params: read(call.params, request.params, () => new Problem("NOT_FOUND")) as CallContext<C>["params"],
    query: read(call.query, request.query, invalidInput) as CallContext<C>["query"],
    body: read(call.body, request.body, invalidInput) as CallContext<C>["body"],
    caller,
    setHeader: (name, value) => void reply.header(name, value),
  };
}

/** @throws Problem CONFIRMATION_OF_IDENTITY for a session that may have been left open or stolen */
export function requireConfirmed({ isConfirmed }: Actor): void {
  if (!isConfirmed) throw new Problem("CONFIRMATION_OF_IDENTITY");
}

/** @throws Problem INSUFFICIENT_SCOPE; null stands for what no token is good for */
export function requireScope(scope: TokenScope | null, { scopes }: Pick<ActingToken, "scopes">): void {
  if (scope === null) throw new Problem("INSUFFICIENT_SCOPE");
  if (!scopes.includes(scope)) throw new Problem("INSUFFICIENT_SCOPE", { text: rareTexts.scopeMissing(scope) });
}

function requireAdminProof({ method }: CallSpec, actor: Actor): void {
  if (actor.lacksFactor) throw new Problem("SECOND_FACTOR_NEEDED", { text: rareTexts.secondFactorForAdmins });
  // A token was made by a session that had shown who it is.
  if (method !== "GET" && actor.token === null) requireConfirmed(actor);
}

function read(schema: z.ZodType | undefined, value: unknown, refuse: (message: string) => Problem): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: plainFault });
  if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? "The request is not valid.");
  if (hasNul(parsed.data)) throw refuse("Texts must not contain the character NUL.");
  return parsed.data;
}

const invalidInput = (text: string): Problem => new Problem("INVALID_INPUT", { text });

/** PostgreSQL can't store U+0000. Looks at parsed input only, whose depth the schema bounds. */
function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(hasNul);
}
