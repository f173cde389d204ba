import { defineCall, type CallSpec } from "@audit/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { describePublicCalls } from "../../platform/http/index.ts";
import { findBreakingChanges } from "./breaking-changes.ts";

interface Parts {
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly content?: z.ZodType;
  readonly token?: "read" | "audit";
}

const body = z.object({ url: z.string().max(20), depth: z.number().int().optional(), mode: z.enum(["a", "b"]) });
const content = z.object({ id: z.string(), score: z.number().nullable(), state: z.enum(["on", "off"]) });

function describe_(parts: Parts = {}) {
  const answer = parts.content ?? content;
  const call = defineCall({
    name: "try",
    method: "POST",
    path: "/api/v1/try",
    access: "user",
    token: parts.token ?? "read",
    summary: "",
    query: parts.query ?? z.object({ limit: z.coerce.number().max(10).optional() }),
    body: parts.body ?? body,
    reply: { layout: "bare", content: answer, body: answer },
    errors: [],
  }) as CallSpec;
  return describePublicCalls({ try: call }, "1");
}

const breaksOf = (parts: Parts): string[] => findBreakingChanges(describe_(), describe_(parts));

test.each<[string, Parts]>([
  ["nothing", {}],
  ["an optional member is sent", { body: body.extend({ more: z.string().optional() }) }],
  ["a longer text is taken", { body: body.extend({ url: z.string().max(30) }) }],
  ["another value is taken", { body: body.extend({ mode: z.enum(["a", "b", "c"]) }) }],
  ["a member is answered", { content: content.extend({ more: z.string() }) }],
  ["a value is no longer answered", { content: content.extend({ state: z.enum(["on"]) }) }],
  ["null is no longer answered", { content: content.extend({ score: z.number() }) }],
  [
    "an optional parameter",
    { query: z.object({ limit: z.coerce.number().max(10).optional(), q: z.string().optional() }) },
  ],
])("no break: %s", (_, parts) => {
  expect(breaksOf(parts)).toEqual([]);
});

test.each<[string, Parts, string]>([
  ["scope", { token: "audit" }, "wants another scope"],
  ["parameter gone", { query: z.object({}) }, "query parameter limit is gone"],
  ["parameter required", { query: z.object({ limit: z.coerce.number().max(10) }) }, "limit is required now"],
  [
    "new required parameter",
    { query: z.object({ limit: z.coerce.number().max(10).optional(), q: z.string() }) },
    "query parameter q is new and required",
  ],
  ["narrower parameter", { query: z.object({ limit: z.coerce.number().max(5).optional() }) }, "narrower maximum"],
  ["shorter text", { body: body.extend({ url: z.string().max(10) }) }, "body.url has a narrower maxLength"],
  ["member required", { body: body.required() }, "body.depth is required now"],
  ["new required member", { body: body.extend({ more: z.string() }) }, "body.more is required now"],
  ["value not taken", { body: body.extend({ mode: z.enum(["a"]) }) }, "body.mode no longer takes b"],
  ["another type", { body: body.extend({ url: z.number() }) }, "body.url was string and is number"],
  ["member no longer taken", { body: body.omit({ depth: true }) }, "body.depth is gone"],
  ["member not answered", { content: content.omit({ score: true }) }, "answer.score is gone"],
  ["member may be missing", { content: content.partial({ id: true }) }, "answer.id may be missing now"],
  [
    "null answered",
    { content: content.extend({ id: z.string().nullable() }) },
    "answer.id may now be a value of type null",
  ],
  [
    "unknown value answered",
    { content: content.extend({ state: z.enum(["on", "off", "broken"]) }) },
    "may now be broken",
  ],
  ["another type answered", { content: content.extend({ id: z.number() }) }, "answer.id was string and is number"],
])("a break: %s", (_, parts, sentence) => {
  expect(breaksOf(parts).join("\n")).toContain(sentence);
});

test("a call that is gone is a break", () => {
  expect(findBreakingChanges(describe_(), describePublicCalls({}, "1"))).toEqual(["POST /api/v1/try is gone"]);
});
