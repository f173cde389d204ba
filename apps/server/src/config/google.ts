import type { Settings } from "./settings.ts";

/** Where Google's services answer; a stand-in has all of them in one place. */
export interface GoogleAddresses {
  /** As Google names itself in its answers. */
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  readonly revoke: string;
  /** Base of Search Console's calls, without a slash at the end. */
  readonly searchConsole: string;
  readonly crux: string;
}

/** The program that an operator registered with Google; owners give it access to their Search Console. */
export interface GoogleClient {
  readonly id: string;
  readonly secret: string;
}

export interface GoogleSettings {
  readonly addresses: GoogleAddresses;
  /** Null: nobody can connect a Search Console. */
  readonly client: GoogleClient | null;
  /** Key of the Chrome UX Report; null: it is not asked. */
  readonly cruxKey: string | null;
}

/**
 * Named here, so that no variable of a library can lead secrets elsewhere.
 * Source: https://accounts.google.com/.well-known/openid-configuration,
 * https://developers.google.com/webmaster-tools/v1/api_reference_index, https://developer.chrome.com/docs/crux/api
 */
const GOOGLE: GoogleAddresses = {
  issuer: "https://accounts.google.com",
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  revoke: "https://oauth2.googleapis.com/revoke",
  searchConsole: "https://www.googleapis.com/webmasters/v3",
  crux: "https://chromeuxreport.googleapis.com/v1/records:queryRecord",
};

const standIn = (base: string): GoogleAddresses => ({
  issuer: base,
  authorize: `${base}/o/oauth2/v2/auth`,
  token: `${base}/token`,
  revoke: `${base}/revoke`,
  searchConsole: `${base}/webmasters/v3`,
  crux: `${base}/v1/records:queryRecord`,
});

/** Reads the settings about Google's data. @returns faults as sentences */
export function readGoogle(settings: Settings): { google: GoogleSettings; faults: readonly string[] } {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_SERVER: server } = settings;
  const faults = [
    ...(id !== undefined && secret === undefined ? ["GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET."] : []),
    ...(secret !== undefined && id === undefined ? ["GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID."] : []),
    ...(server !== undefined && settings.NODE_ENV === "production"
      ? ["GOOGLE_SERVER must not be set in production: it replaces Google by a stand-in."]
      : []),
  ];
  return {
    google: {
      addresses: server === undefined ? GOOGLE : standIn(server.replace(/\/+$/, "")),
      client: id === undefined || secret === undefined ? null : { id, secret },
      cruxKey: settings.CRUX_API_KEY ?? null,
    },
    faults,
  };
}
