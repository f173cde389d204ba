import { remembered } from "../remembered.ts";

/**
 * Hosts through which sales partners are paid: a link there is a paid link by its nature. Sources: the networks' own link
 * formats (Amazon Associates, Awin, CJ, Rakuten, Impact, ShareASale, Tradedoubler, Digistore24, ClickBank, Sovrn, Skimlinks, bol).
 */
const NETWORKS =
  /^(amzn\.to|(www\.)?awin1\.com|(www\.)?(anrdoezrs|dpbolvw|jdoqocy|kqzyfj|tkqlhce)\.(net|com)|click\.linksynergy\.com|(www\.)?shareasale\.com|clk?\.tradedoubler\.com|(www\.)?digistore24\.com|.+\.hop\.clickbank\.net|redirect\.viglink\.com|go\.(skimresources|redirectingat)\.com|.+\.(pxf|sjv|evyy)\.(io|net)|prf\.hn|(www\.)?partner-ads\.com|track\.adtraction\.com|tc\.tradetracker\.net|partner\.bol\.com)$/i;

/** Names that programs of partner sales give the number of who is paid: Post Affiliate Pro, AffiliateWP, Tapfiliate, GoAffPro. */
const PARAMETERS: ReadonlySet<string> = new Set([
  "a_aid",
  "aff",
  "aff_id",
  "affid",
  "affiliate",
  "affiliate_id",
  "affiliateid",
  "tap_a",
]);

const isNetwork = remembered((hostname) => NETWORKS.test(hostname));
const isAmazon = remembered((hostname) => /(^|\.)amazon\.[a-z.]{2,6}$/i.test(hostname));

/** True for an address that pays the site when somebody buys behind it. */
export const isAffiliateLink = (hostname: string, url: string): boolean =>
  isNetwork(hostname) ||
  (isAmazon(hostname) && /-\d{2}$/.test(new URL(url).searchParams.get("tag")?.trim() ?? "")) ||
  [...new URL(url).searchParams.keys()].some((name) => PARAMETERS.has(name.toLowerCase()));
