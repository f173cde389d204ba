/**
 * Hosts of public script libraries that changed hands and sent malicious code to visitors in 2024; one owner held them all.
 * https://sansec.io/research/polyfill-supply-chain-attack
 */
export const hijackedHosts: readonly string[] = [
  "polyfill.io",
  "polyfill.com",
  "bootcdn.net",
  "bootcss.com",
  "staticfile.net",
  "staticfile.org",
  "unionadjs.com",
  "xhsbpza.com",
  "macoms.la",
  "newcrbpc.com",
];
