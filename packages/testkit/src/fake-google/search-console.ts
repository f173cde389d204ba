import type { Answer, FakeGoogleData, GoogleRequest, Grants } from "./world.ts";

const MOST_ROWS = 25_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A refusal in the shape of Google's older services. */
export const refusal = (status: number, reason: string, message: string): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: "global", reason }] } },
});

const isLetIn = ({ headers }: GoogleRequest, { accessTokens, refreshTokens }: Grants): boolean => {
  const grant = accessTokens.get(String(headers["authorization"] ?? "").replace(/^Bearer /, ""));
  return grant !== undefined && refreshTokens.has(grant.refreshToken);
};

/** Lists properties, or the pages of one of them. */
export function answerSearchConsole(request: GoogleRequest, data: FakeGoogleData, grants: Grants): Answer {
  if (!isLetIn(request, grants)) return refusal(401, "authError", "Invalid Credentials");
  const properties = data.properties ?? {};
  if (request.method === "GET" && request.path === "/webmasters/v3/sites") {
    const siteEntry = Object.entries(properties).map(([siteUrl, { permission }]) => ({
      siteUrl,
      permissionLevel: permission ?? "siteOwner",
    }));
    // The member is missing when there are none.
    return { status: 200, body: siteEntry.length === 0 ? {} : { siteEntry } };
  }
  const name = /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/.exec(request.path)?.[1];
  if (name === undefined || request.method !== "POST") return refusal(404, "notFound", "Not Found");
  const property = properties[decodeURIComponent(name)];
  if (!property || property.permission === "siteUnverifiedUser")
    return refusal(403, "forbidden", `User does not have sufficient permission for site '${name}'.`);
  return pagesOf(property.rows, request.body);
}

function pagesOf(rows: NonNullable<FakeGoogleData["properties"]>[string]["rows"], body: GoogleRequest["body"]): Answer {
  const { startDate, endDate, rowLimit = 1000, startRow = 0, dimensions } = body;
  const isAsked = DAY.test(String(startDate)) && DAY.test(String(endDate)) && String(startDate) <= String(endDate);
  if (!isAsked) return refusal(400, "invalidParameter", "Invalid dates");
  if (typeof rowLimit !== "number" || rowLimit < 1 || rowLimit > MOST_ROWS || typeof startRow !== "number")
    return refusal(400, "invalidParameter", "Invalid rowLimit");
  if (JSON.stringify(dimensions) !== '["page"]') return refusal(400, "invalidParameter", "Only pages are known here");
  const shown = rows
    .toSorted((a, b) => b.clicks - a.clicks)
    .slice(startRow, startRow + rowLimit)
    .map(({ url, clicks, impressions, position }) => ({
      keys: [url],
      clicks,
      impressions,
      ctr: impressions === 0 ? 0 : clicks / impressions,
      position: position ?? 7.5,
    }));
  // The member is missing when there are none.
  return { status: 200, body: { ...(shown.length === 0 ? {} : { rows: shown }), responseAggregationType: "byPage" } };
}
