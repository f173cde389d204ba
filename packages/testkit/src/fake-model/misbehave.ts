import type { ServerResponse } from "node:http";
import type { Wire } from "./wire.ts";

/** Ways to fail that a listening provider has; the other three lie in the address (see `faultyAddresses`). */
export const modelFaults = [
  "401",
  "403",
  "404",
  "429",
  "429 with Retry-After",
  "500",
  "503",
  "silence",
  "cut",
  "invalid JSON",
  "wrong schema",
  "empty",
  "5 MB",
  "endless",
] as const;
export type ModelFaultName = (typeof modelFaults)[number];

const TOKENS = { input: 100, output: 10 };
const DRIP_MS = 20;

const json = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void =>
  json(response, status, JSON.stringify({ error: { type: "error", message: `status ${status}` } }), headers);

/** Answers as an ill provider does. */
export function misbehave(fault: ModelFaultName, wire: Wire, response: ServerResponse): void {
  const say = (text: string): string => JSON.stringify(wire.write(text, TOKENS));
  switch (fault) {
    case "429 with Retry-After":
      return refuse(response, 429, { "retry-after": "1" });
    case "silence":
      return;
    case "cut": {
      const body = say('{"sentences":[]}');
      response.writeHead(200, { "content-type": "application/json", "content-length": String(body.length) });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
      return;
    }
    case "invalid JSON":
      return json(response, 200, say('{"sentences": [{"id": '));
    case "wrong schema":
      return json(response, 200, say('{"poem": "Roses are red"}'));
    case "empty":
      return json(response, 200, say(""));
    case "5 MB":
      return json(response, 200, say(JSON.stringify({ sentences: "x".repeat(5 * 1024 * 1024) })));
    case "endless": {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), DRIP_MS);
      response.on("close", () => clearInterval(drip));
      return;
    }
    default:
      return refuse(response, Number(fault));
  }
}
