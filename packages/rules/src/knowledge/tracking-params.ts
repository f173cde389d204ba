/**
 * Parameters that only measure where a visitor came from: campaign tags, click numbers of ad networks, mail tools, and
 * the position marks that Shopify adds to search and recommendation links.
 */
const NAMES = new Set([
  ..."gclid dclid gbraid wbraid gclsrc srsltid fbclid msclkid yclid ttclid twclid igshid li_fat_id epik".split(" "),
  ..."mc_cid mc_eid _hsenc _hsmi mkt_tok vero_id _ga _gl _kx".split(" "),
  ..."_pos _psq _ss _sid _fid pr_prod_strat pr_rec_id pr_rec_pid pr_ref_pid pr_seq".split(" "),
]);

export const isTrackingParameter = (name: string): boolean =>
  /^(utm_|pk_|mtm_|itm_|hsa_)/i.test(name) || NAMES.has(name.toLowerCase());

/** Names of the tracking parameters of an address, in order. */
export const trackingParametersOf = (url: string): string[] =>
  url.includes("?") ? [...new URL(url).searchParams.keys()].filter(isTrackingParameter) : [];
