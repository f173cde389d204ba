import { CRUX_KEY, type Answer, type FakeGoogleData, type FakeVitals, type GoogleRequest } from "./world.ts";

const refusal = (code: number, status: string, message: string, details?: unknown): Answer => ({
  status: code,
  body: { error: { code, message, status, ...(details === undefined ? {} : { details }) } },
});

/** One record of the Chrome UX Report. */
export function answerCrux({ headers, body }: GoogleRequest, data: FakeGoogleData): Answer {
  if (headers["x-goog-api-key"] !== CRUX_KEY) {
    const details = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }];
    return refusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", details);
  }
  const address = body["origin"] ?? body["url"];
  if (typeof address !== "string" || (body["origin"] !== undefined && body["url"] !== undefined))
    return refusal(400, "INVALID_ARGUMENT", "Exactly one of origin and url must be set.");
  const devices = data.field?.[address];
  const values = body["formFactor"] === "PHONE" ? devices?.phone : devices?.all;
  if (values === undefined) return refusal(404, "NOT_FOUND", "chrome ux report data not found");
  return { status: 200, body: { record: recordOf(address, body, values) } };
}

const metric = (p75: number | string) => ({ histogram: [{ start: 0, density: 1 }], percentiles: { p75 } });

function recordOf(address: string, { formFactor, origin }: GoogleRequest["body"], { lcp, inp, cls }: FakeVitals) {
  return {
    key: {
      ...(formFactor === undefined ? {} : { formFactor }),
      [origin === undefined ? "url" : "origin"]: address,
    },
    metrics: {
      ...(lcp === undefined ? {} : { largest_contentful_paint: metric(lcp) }),
      ...(inp === undefined ? {} : { interaction_to_next_paint: metric(inp) }),
      // A text, unlike the others.
      ...(cls === undefined ? {} : { cumulative_layout_shift: metric(cls.toFixed(2)) }),
    },
    collectionPeriod: {
      firstDate: { year: 2026, month: 1, day: 4 },
      lastDate: { year: 2026, month: 1, day: 31 },
    },
  };
}
