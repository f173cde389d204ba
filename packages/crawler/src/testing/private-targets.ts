/** IPv4 addresses that lead to no public server: loopback, private, link-local, shared, documentation, multicast, reserved. */
export const PRIVATE_V4: readonly string[] = [
  "127.0.0.1",
  "127.1.2.3",
  "127.255.255.254",
  "10.0.0.1",
  "10.255.255.255",
  "172.16.0.1",
  "172.31.255.254",
  "192.168.0.1",
  "192.168.255.254",
  "169.254.169.254",
  "169.254.0.1",
  "100.64.0.1",
  "100.127.255.254",
  "0.0.0.0",
  "0.1.2.3",
  "192.0.0.1",
  "192.0.0.170",
  "192.0.2.1",
  "198.18.0.1",
  "198.19.255.254",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "192.88.99.1",
  "169.254.170.2",
  "127.0.1.1",
];

const bytesOf = (address: string): number[] => address.split(".").map(Number);
const numberOf = (address: string): number => bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0);
const hex = (value: number): string => value.toString(16);

/** One address as browsers and careless parsers write it. */
const spellings: ((address: string) => string)[] = [
  (address) => address,
  (address) => String(numberOf(address)),
  (address) => `0x${hex(numberOf(address))}`,
  (address) =>
    bytesOf(address)
      .map((byte) => `0${byte.toString(8)}`)
      .join("."),
  (address) =>
    bytesOf(address)
      .map((byte) => `0x${hex(byte)}`)
      .join("."),
  (address) => `${bytesOf(address)[0]}.${numberOf(address) % 2 ** 24}`,
  (address) => `${address}.`,
  (address) => address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
];

const mapped = (address: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
  const [high, low] = [hex(a * 256 + b), hex(c * 256 + d)];
  return [
    `::ffff:${address}`,
    `::ffff:${high}:${low}`,
    `::${address}`,
    `64:ff9b::${address}`,
    `2002:${high}:${low}::1`,
  ];
};

/** The same of IPv6, in several spellings. */
export const PRIVATE_V6: readonly string[] = [
  "::1",
  "0:0:0:0:0:0:0:1",
  "0000::0001",
  "::",
  "fe80::1",
  "fec0::1",
  "fc00::1",
  "fd00::1",
  "fd12:3456::1",
  "ff02::1",
  "2001:db8::1",
  "2001::1",
  "100::1",
  "2001:10::1",
  "64:ff9b:1::1",
  "3fff::1",
  "::2",
  "fe80::ffff",
  "2001:2::1",
  "fe90::1",
  "febf::1",
  "fdff::1",
  "ff05::2",
  "2002:7f00:1::",
];

/** Addresses that URL parsers disagree about. */
const confusing = (port: number): string[] => [
  `http://public.example@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}#@public.example/`,
  `http:127.0.0.1:${port}/`,
  `http:\\\\127.0.0.1:${port}\\`,
  `http://127.0.0.1:${port}\\@public.example/`,
  `http://\t127.0.0.1:${port}/`,
  `http:///127.0.0.1:${port}/`,
  `http://127。0。0。1:${port}/`,
  `http://%31%32%37.0.0.1:${port}/`,
  `http://①②⑦.0.0.1:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::1%25lo]:${port}/`,
  `http://localhost:${port}/`,
  `http://LOCALHOST.:${port}/`,
  `http://ip6-localhost:${port}/`,
  `http://a.localhost:${port}/`,
  `http://127.0.0.1:0/`,
  `http://127.0.0.1:65536/`,
  `file://127.0.0.1/etc/passwd`,
  `ftp://127.0.0.1:${port}/`,
  `gopher://127.0.0.1:${port}/_x`,
  `data:text/html,x`,
];

/** At least 420 addresses that must never be connected to, with the port on which canaries listen. */
export function privateTargets(port: number): string[] {
  const hosts = [
    ...PRIVATE_V4.flatMap((address) => spellings.map((spell) => spell(address))),
    ...[...PRIVATE_V6, ...PRIVATE_V4.flatMap(mapped)].map((address) => `[${address}]`),
  ];
  return [...new Set([...hosts.map((host) => `http://${host}:${port}/`), ...confusing(port)])];
}
