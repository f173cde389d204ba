import { all, fails, reads, refused } from "./endings.ts";
import { html, page, routes, type HostileSite } from "./hostile-site.ts";

const home = html("Home", "/broken");
const isHome = reads("/", "Home");
const untrusted = (name: string, transport: HostileSite["transport"]): HostileSite => ({
  name,
  transport,
  answer: routes({ "/": html("Home") }),
  ends: refused("unreachable"),
});

export const networkSites: readonly HostileSite[] = [
  untrusted("an expired certificate", "expired"),
  untrusted("a certificate of another host", "other-host"),
  untrusted("a self-signed certificate", "self-signed"),
  untrusted("TLS 1.0 only", "old-tls"),
  {
    name: "a connection that breaks inside the body",
    answer: routes({
      "/": home,
      "/broken": ({ response }) => {
        response.writeHead(200, { "content-type": "text/html", "content-length": "100000" });
        response.write(page("Broken"), () => response.destroy());
      },
    }),
    ends: all(isHome, fails("/broken", "reset", "protocol")),
  },
  {
    name: "a wrong Content-Length",
    answer: routes({
      "/": home,
      "/broken": ({ response }) => {
        response.socket?.end(
          "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 99999\r\n\r\n<title>Short</title>",
        );
      },
    }),
    ends: all(isHome, fails("/broken", "reset", "protocol")),
  },
  untrusted("HTTP/2 only", "http2"),
  { name: "IPv6 only", transport: "ipv6", answer: routes({ "/": html("Home") }), ends: isHome },
  { name: "a name that nobody serves", transport: "no-name", answer: () => false, ends: refused("no-such-host") },
];
