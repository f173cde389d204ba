import { all, answers, asksAtMost, leavesOut, reads, readsAtLeast } from "./endings.ts";
import { html, page, routes, send, type HostileSite } from "./hostile-site.ts";

const isHome = reads("/", "Home");
const home = html("Home", "/about");

export const robotsSites: readonly HostileSite[] = [
  {
    name: "a robots.txt that fails",
    answer: routes({ "/": home, "/about": html("About"), "/robots.txt": send("", {}, 500) }),
    ends: leavesOut("robots"),
  },
  {
    name: "a robots.txt of 1 GB",
    answer: routes({
      "/": home,
      "/about": html("About"),
      "/robots.txt": ({ response }) => {
        response.writeHead(200, { "content-type": "text/plain" });
        const more = (): void => {
          while (!response.destroyed && response.write("Disallow: /nothing-of-the-kind\n".repeat(2000)));
        };
        response.on("drain", more);
        more();
      },
    }),
    ends: all(isHome, reads("/about", "About")),
  },
  {
    name: "an HTML page as robots.txt",
    answer: routes({ "/": home, "/about": html("About"), "/robots.txt": html("Home") }),
    ends: all(isHome, reads("/about", "About")),
  },
  {
    name: "a robots.txt that forbids everything",
    answer: routes({
      "/": home,
      "/robots.txt": send("User-agent: *\nDisallow: /\n", { "content-type": "text/plain" }),
    }),
    ends: all(leavesOut("robots"), asksAtMost(10)),
  },
];

const day = (path: string, by: number): string => {
  const date = new Date(`${/\d{4}-\d\d-\d\d/.exec(path)?.[0] ?? "2026-01-01"}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return `/calendar/${date.toISOString().slice(0, 10)}`;
};
let sessions = 0;
const session = (): string => `/?PHPSESSID=${String((sessions += 1)).padStart(24, "0")}`;

export const structureSites: readonly HostileSite[] = [
  {
    name: "a calendar without end",
    answer: (visit) => {
      if (visit.path === "/") html("Home", "/calendar/2026-01-01")(visit);
      else if (visit.path.startsWith("/calendar/")) html(visit.path, day(visit.path, 1), day(visit.path, -1))(visit);
      else return false;
      return true;
    },
    ends: all(isHome, leavesOut("trap"), asksAtMost(150)),
  },
  {
    name: "a new session id in every link",
    answer: (visit) => {
      if (visit.path.includes(".")) return false;
      html("Home", session(), session(), "/about")(visit);
      return true;
    },
    ends: all(isHome, readsAtLeast(2), asksAtMost(30)),
  },
  {
    name: "a base address on another host",
    answer: routes({
      "/": send(page("Home", "about").replace("<head>", '<head><base href="https://else.example/">')),
    }),
    ends: all(isHome, asksAtMost(20)),
  },
  {
    name: "canonicals in a circle",
    answer: routes({
      "/": send(page("Home", "/two").replace("<head>", '<head><link rel="canonical" href="/two">')),
      "/two": send(page("Two").replace("<head>", '<head><link rel="canonical" href="/">')),
    }),
    ends: all(isHome, reads("/two", "Two"), asksAtMost(20)),
  },
  {
    name: "a page of scripts only",
    answer: routes({
      "/": send(
        '<!doctype html><title>Home</title><body><div id="root"></div><script type="module" src="/app.js"></script>',
      ),
    }),
    ends: all(
      isHome,
      answers("/", "told as empty before scripts", ({ tech }) => tech.jsShell),
    ),
  },
];
