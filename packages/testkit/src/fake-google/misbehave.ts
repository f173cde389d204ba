import type { ServerResponse } from "node:http";
import { refusal } from "./search-console.ts";

/** Ways to fail that Google has. */
export const googleFaults = [
  "401",
  "403",
  "403 quota",
  "429",
  "500",
  "malformed",
  "wrong shape",
  "silence",
  "cut",
  "endless",
  "redirect",
] as const;
export type GoogleFaultCase = (typeof googleFaults)[number];

const DRIP_BYTES = 1024 * 1024;

const json = (response: ServerResponse, status: number, body: string): void =>
  void response.writeHead(status, { "content-type": "application/json; charset=UTF-8" }).end(body);

/** Answers as an ill service does. */
export function misbehave(fault: GoogleFaultCase, response: ServerResponse): void {
  switch (fault) {
    case "silence":
      return;
    case "malformed":
      return json(response, 200, '{"rows": [');
    case "wrong shape":
      return json(response, 200, '{"rows": "none", "siteEntry": 7, "record": null, "token_type": 1}');
    case "cut":
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"rows": [', () => response.destroy());
      return;
    case "redirect":
      response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
      return;
    case "endless": {
      response.writeHead(200, { "content-type": "application/json" });
      const pour = (): void => void (response.writable && response.write(" ".repeat(DRIP_BYTES), () => pour()));
      pour();
      return;
    }
    default:
      return refuse(fault, response);
  }
}

function refuse(fault: "401" | "403" | "403 quota" | "429" | "500", response: ServerResponse): void {
  const reasons = {
    "401": "authError",
    "403": "forbidden",
    "403 quota": "quotaExceeded",
    "429": "rateLimitExceeded",
    "500": "backendError",
  };
  const { status, body } = refusal(Number(fault.slice(0, 3)), reasons[fault], `status ${fault}`);
  json(response, status, JSON.stringify(body));
}
