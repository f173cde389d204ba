import { describe, expect, it } from "vitest";
import { checkTarget } from "./target.ts";

const isAllowed = (url: string, options: Parameters<typeof checkTarget>[1] = {}): boolean =>
  checkTarget(url, options).allowed;

describe("checkTarget", () => {
  it.each([
    "https://example.com/",
    "http://example.com:8080/shop",
    "https://example.com:8443/",
    "http://8.8.8.8/",
    "http://[2001:4860:4860::8888]/",
    "http://127.0.0.1.example.com/",
  ])("lets the public address %s through", (url) => expect(isAllowed(url)).toBe(true));

  it.each(["https://shy.example/", "http://www.shy.example/", "https://SHY.example./a", "https://shy.example:8443/"])(
    "refuses %s, whose owner wants it left alone, even where it is allowed by name",
    (url) => {
      const allowHosts = ["shy.example:443", "www.shy.example:80", "shy.example:8443"];
      const decision = checkTarget(url, { allowHosts, closedHosts: ["shy.example"] });
      expect(decision).toMatchObject({ allowed: false, reason: expect.stringContaining("asked not to be read") });
      expect(isAllowed("https://notshy.example/", { closedHosts: ["shy.example"] })).toBe(true);
    },
  );

  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.0.0.1./",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.100.100.200/",
    "http://168.63.129.16/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://localhost/",
    "http://shop.localhost./",
    "http://metadata.google.internal/",
    "http://printer/",
  ])("refuses %s", (url) => expect(isAllowed(url)).toBe(false));

  it.each([
    "file:///etc/passwd",
    "ftp://example.com/",
    "gopher://example.com/",
    "javascript:alert(1)",
    "//example.com/",
    "",
  ])("refuses what is no http address: %s", (url) => expect(isAllowed(url)).toBe(false));

  it("refuses user names, passwords and ports that are not for websites", () => {
    expect(isAllowed("https://user@example.com/")).toBe(false);
    expect(isAllowed("https://:secret@example.com/")).toBe(false);
    expect(isAllowed("http://example.com:6379/")).toBe(false);
    expect(isAllowed("http://example.com:6379/", { ports: [6379] })).toBe(true);
  });

  it("refuses a name as soon as one of its addresses is not public", () => {
    expect(isAllowed("http://example.com/", { addresses: ["93.184.216.34"] })).toBe(true);
    expect(isAllowed("http://example.com/", { addresses: ["93.184.216.34", "10.0.0.5"] })).toBe(false);
    expect(isAllowed("http://example.com/", { addresses: ["::ffff:10.0.0.5"] })).toBe(false);
    expect(isAllowed("http://example.com/", { addresses: ["fe80::1%eth0"] })).toBe(false);
    expect(isAllowed("http://example.com/", { addresses: [] })).toBe(false);
  });

  it("opens exactly the host and port that allowHosts names", () => {
    const allowHosts = ["127.0.0.1:8400", "[::1]:9000", "shop.internal:80"];
    expect(isAllowed("http://127.0.0.1:8400/", { allowHosts })).toBe(true);
    expect(isAllowed("http://[::1]:9000/", { allowHosts })).toBe(true);
    expect(isAllowed("http://SHOP.internal/", { allowHosts })).toBe(true);
    expect(isAllowed("https://shop.internal/", { allowHosts })).toBe(false);
    expect(isAllowed("http://127.0.0.1:8401/", { allowHosts })).toBe(false);
    expect(isAllowed("http://127.0.0.1/", { allowHosts })).toBe(false);
    expect(isAllowed("http://127.0.0.2:8400/", { allowHosts })).toBe(false);
    expect(isAllowed("http://localhost:8400/", { allowHosts })).toBe(false);
  });
});
