import { commonErrors, ErrorBody, errorStatus, type CallSpec, type ErrorCode } from "@audit/contract";
import { z } from "zod";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the calls. */
export function describeCalls(calls: Readonly<Record<string, CallSpec>>, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values(calls)) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Site audit", version },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, "output") },
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
    },
  };
}

function operationOf(call: CallSpec): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.access === "anyone" ? {} : { security: [{ session: [] }] }),
    parameters: [...parametersOf(call.params, "path"), ...parametersOf(call.query, "query")],
    ...(call.body ? { requestBody: { required: true, content: jsonOf(schemaOf(call.body, "input")) } } : {}),
    responses: { ...successOf(call), ...failuresOf(call) },
  };
}

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
