import { commonErrors, ErrorBody, errorStatus, type CallSpec, type ErrorCode } from "@audit/contract";
import { z } from "zod";
import { DESCRIPTION_TEXT } from "./openapi-text.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all calls, for those who work on the product. */
export const describeCalls = (calls: Readonly<Record<string, CallSpec>>, version: string): Json =>
  documentOf(Object.values(calls), {
    info: { title: "Site audit, all calls", version },
    securitySchemes: { session: { type: "http", scheme: "bearer" } },
    securityOf: ({ access }) => (access === "anyone" ? null : { session: [] }),
  });

/**
 * The OpenAPI 3.1 document of the calls that a personal token may make, which programs are written against.
 * @param version of the interface, not of the program
 */
export const describePublicCalls = (calls: Readonly<Record<string, CallSpec>>, version: string): Json =>
  documentOf(
    Object.values(calls).filter(({ token }) => token !== undefined),
    {
      info: { title: "Site audit", version, description: DESCRIPTION_TEXT },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: "A personal token, made under Account, Personal tokens" },
      },
      // The names in the list are the scopes that are wanted.
      securityOf: ({ token }) => ({ token: [token] }),
    },
  );

interface Terms {
  readonly info: Json;
  readonly securitySchemes: Json;
  readonly securityOf: (call: CallSpec) => Json | null;
}

function documentOf(calls: readonly CallSpec[], { info, securitySchemes, securityOf }: Terms): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, securityOf(call)) };
  }
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "/" }],
    paths,
    components: { schemas: { Error: schemaOf(ErrorBody, "output") }, securitySchemes },
  };
}

function operationOf(call: CallSpec, security: Json | null): Json {
  const repeatable = call.repeatable === true ? [IDEMPOTENCY_KEY] : [];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [tagOf(call.path)],
    ...(security === null ? {} : { security: [security] }),
    parameters: [...parametersOf(call.params, "path"), ...parametersOf(call.query, "query"), ...repeatable],
    ...(call.body
      ? {
          requestBody: {
            required: !call.body.safeParse(undefined).success,
            content: jsonOf(schemaOf(call.body, "input")),
          },
        }
      : {}),
    responses: { ...successOf(call), ...failuresOf(call) },
  };
}

/** The noun that a call is about. */
const tagOf = (path: string): string => /^\/api\/(?:v\d+\/)?([\w-]+)/.exec(path)?.[1] ?? "other";

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Sent twice with the same key, the call is carried out once and answers alike.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,128}$" },
};

const jsonOf = (schema: Json): Json => ({ "application/json": { schema } });

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parametersOf(schema: z.ZodObject | undefined, where: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: shape,
  }));
}

function successOf(call: CallSpec): Json {
  const content = call.reply ? jsonOf(schemaOf(call.reply.body, "output")) : { "text/event-stream": {} };
  return { 200: { description: "Done", content } };
}

/** What a personal token may be answered by any call that wants somebody. */
const scopeErrors: readonly ErrorCode[] = ["INSUFFICIENT_SCOPE"];

function failuresOf(call: CallSpec): Json {
  const byStatus = Map.groupBy(
    [...call.errors, ...(call.access === "anyone" ? [] : scopeErrors), ...commonErrors],
    (code) => String(errorStatus[code]),
  );
  const content = jsonOf({ $ref: "#/components/schemas/Error" });
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(", "), content }]),
  );
}
