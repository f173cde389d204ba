import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Reply } from "./reply.ts";
import type { TokenScope } from "./token-scope.ts";

/**
 * Who may make a call: "anyone" needs no token; "user" any signed-in account, which only ever sees its own rows;
 * "owner" names an object in its path, and a stranger gets the same 404 as for a missing one; "admin" is_admin.
 */
export type Access = "anyone" | "user" | "owner" | "admin";

export interface CallSpec {
  /** Unique, a verb phrase in camel case: "deleteJob". */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With :names for path parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** The scope by which a personal token may make it; without one, only who is signed in may. */
  readonly token?: TokenScope;
  readonly summary: string;
  /** Takes an idempotency key. */
  readonly repeatable?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The 200 answer; null for an event stream. */
  readonly reply: Reply | null;
  /** Codes beyond those any call may answer (see `commonErrors`). */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types of one call. */
export function defineCall<const C extends CallSpec>(call: C): C {
  return call;
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type Given<K extends string, T> = T extends z.ZodType ? { readonly [P in K]: InputOf<T> } : unknown;

/** A call that is sent twice with the same key is carried out once. */
export interface Repeatable {
  /** Up to 128 printable characters. */
  readonly once?: string;
}

/** What a caller passes: the parts that the call declares. */
export type CallInput<C extends CallSpec> = Given<"params", C["params"]> &
  Given<"query", C["query"]> &
  Given<"body", C["body"]> &
  Repeatable;
/** The parsed body of the 200 answer. */
export type CallReply<C extends CallSpec> = C["reply"] extends Reply ? z.output<C["reply"]["body"]> : never;
/** What the 200 answer says, without its envelope. */
export type CallContent<C extends CallSpec> = C["reply"] extends Reply ? z.output<C["reply"]["content"]> : never;
