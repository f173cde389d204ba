/** What Search Console knows of a page; rates follow from the two counts. */
export interface FakeRow {
  url: string;
  clicks: number;
  impressions: number;
  position?: number;
}

export interface FakeProperty {
  /** Default siteOwner. */
  permission?: "siteOwner" | "siteFullUser" | "siteRestrictedUser" | "siteUnverifiedUser";
  rows: readonly FakeRow[];
}

/** 75th percentiles; a value that is left out was not measured. */
export interface FakeVitals {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** What the account behind the fake holds, and what its visitors measured. */
export interface FakeGoogleData {
  /** By name, such as "sc-domain:shop.example". */
  properties?: Readonly<Record<string, FakeProperty>>;
  /** By address (an origin has no path), then by device. */
  field?: Readonly<Record<string, { phone?: FakeVitals; all?: FakeVitals }>>;
}

export interface GoogleRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** A form's fields or a JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** How a request is answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Grants and codes given out, as the token service remembers them. */
export interface Grants {
  /** By code; a code is good for one exchange. */
  readonly codes: Map<string, { challenge: string; redirectUri: string; scope: string }>;
  readonly refreshTokens: Set<string>;
  readonly accessTokens: Map<string, { refreshToken: string }>;
}

export const CLIENT = { id: "fake-client.apps.googleusercontent.com", secret: "fake-client-secret" };
export const CRUX_KEY = "fake-crux-key";
