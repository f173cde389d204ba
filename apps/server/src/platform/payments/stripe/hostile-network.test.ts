import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PaymentRefused, PaymentsUnavailable, type PaymentGateway } from "../gateway.ts";
import { openStripe } from "./open-stripe.ts";

type Hostile = (request: IncomingMessage, response: ServerResponse) => void;

let act: Hostile = () => {};
let strangers = 0;
let asked = 0;
const provider = createServer((request, response) => {
  asked += 1;
  act(request, response);
});
/** Where redirects lead: whoever asks here has taken the key along. */
const stranger = createServer((_request, response) => {
  strangers += 1;
  response.end("{}");
});
const portOf = (server: typeof provider): number => (server.address() as AddressInfo).port;
let gateway: PaymentGateway;

beforeAll(async () => {
  for (const server of [provider, stranger]) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  }
  gateway = openStripe({
    apiKey: "sk_test_of_this_test",
    webhookSecret: "whsec_of_this_test",
    priceIds: { tier1: "price_1" },
    domain: null,
    timeoutMs: 400,
    retries: 0,
    server: { host: "127.0.0.1", port: portOf(provider), protocol: "http" },
  });
});
afterEach(() => {
  act = () => {};
  asked = 0;
});
afterAll(() => {
  for (const server of [provider, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

const json =
  (body: string, status = 200): Hostile =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(body);

const hostile: Readonly<Record<string, Hostile>> = {
  "no JSON": json("<html>Sign in to this network</html>"),
  "an empty body": json(""),
  null: json("null"),
  "a list": json("[]"),
  "a number": json("7"),
  "an empty object": json("{}"),
  "a list without data": json('{"object":"list","data":null,"has_more":false}'),
  "rows that are numbers": json('{"object":"list","data":[1,2],"has_more":false}'),
  "rows without fields": json('{"object":"list","data":[{}],"has_more":false}'),
  "a plan with odd periods": json(
    '{"object":"list","data":[{"id":"sub","status":"active","items":{"data":[{"price":{"id":"price_1"},"current_period_start":-5,"current_period_end":1e300}]},"start_date":"now","ended_at":null,"schedule":null}],"has_more":false,"id":"price_1","unit_amount":-1}',
  ),
  "an error of an unknown kind": json('{"error":{"type":"other","message":7}}', 400),
  "status 500": json("{}", 500),
  "a redirect": (_request, response) =>
    void response.writeHead(302, { location: `http://127.0.0.1:${portOf(stranger)}/` }).end(),
  "a permanent redirect": (_request, response) =>
    void response.writeHead(308, { location: `http://127.0.0.1:${portOf(stranger)}/` }).end(),
  silence: () => {},
  "a slow drip": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  },
  "a cut answer": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"data":[', () => response.destroy());
  },
  "an answer without end": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const pour = (): void => void (response.writable && response.write(" ".repeat(1024 * 1024), pour));
    pour();
  },
  "a list without end": ({ url = "" }, response) => {
    const rows = Array.from({ length: 100 }, (_, at) => ({ id: `x${url.length}_${asked}_${at}`, items: { data: [] } }));
    json(JSON.stringify({ object: "list", data: rows, has_more: true }))(undefined as never, response);
  },
};

const offer = { key: "tier1", priceId: "price_1", interval: "month", amount: 1, currency: "usd", name: "x" } as never;
const questions: Readonly<Record<string, () => Promise<unknown>>> = {
  "what is sold": () => gateway.check(),
  "a new customer": () => gateway.createCustomer({ id: "1", email: "a@shop.example" }),
  "a checkout": () =>
    gateway.openCheckout({
      customer: "cus_1",
      offer,
      userId: "1",
      domain: null,
      successUrl: "https://audit.example/ok",
      cancelUrl: "https://audit.example/no",
      promotionCode: null,
    }),
  "the portal": () => gateway.openPortal("cus_1", "https://audit.example/"),
  "what a customer has": () => gateway.readCustomer("cus_1"),
};
const cells = Object.keys(hostile).flatMap((answer) =>
  Object.keys(questions).map((question) => [question, answer] as const),
);

test.each(cells)(
  "asked for %s, a network that answers with %s gives nothing away",
  { timeout: 60_000 },
  async (question, answer) => {
    act = hostile[answer]!;
    const outcome = await questions[question]!().catch((error: unknown) => error);
    // What could not be read is never taken for a plan, a purchase, a page to go to or a customer.
    if (!(outcome instanceof PaymentsUnavailable || outcome instanceof PaymentRefused)) {
      expect(question).toBe("what a customer has");
      expect(outcome).toMatchObject({ plan: null, purchases: [], payments: [] });
    }
    expect(strangers).toBe(0);
  },
);
