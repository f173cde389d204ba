import { all, answers, asksAtMost, hasStatus, isWall, leavesOut, reads } from "./endings.ts";
import { html, page, routes, send, type HostileSite, type Visit } from "./hostile-site.ts";

const home = html("Home", "/busy");
const isHome = reads("/", "Home");

/** Refuses with these headers the first few times. */
const atFirst =
  (times: number, status: number, headers: (now: number) => Readonly<Record<string, string>>) =>
  (visit: Visit): void =>
    visit.times <= times ? send(page("Slow down"), headers(Date.now()), status)(visit) : html("Busy no more")(visit);

const everywhere =
  (answer: (visit: Visit) => void): HostileSite["answer"] =>
  (visit) => {
    if (visit.path.includes(".")) return false;
    answer(visit);
    return true;
  };

const challenge = page("Just a moment...").replace(
  "</body>",
  '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body>',
);
const manyLinks = Array.from({ length: 20 }, (_, index) => `/p/${index}`);
const YEAR_SECONDS = "31536000";

export const statusSites: readonly HostileSite[] = [
  {
    name: "429 with Retry-After in seconds",
    answer: routes({ "/": home, "/busy": atFirst(1, 429, () => ({ "retry-after": "1" })) }),
    ends: all(isHome, reads("/busy", "Busy no more")),
  },
  {
    name: "429 with Retry-After as a date",
    answer: routes({
      "/": home,
      "/busy": atFirst(1, 429, (now) => ({ "retry-after": new Date(now + 2000).toUTCString() })),
    }),
    ends: all(isHome, reads("/busy", "Busy no more")),
  },
  {
    name: "429 that asks for a year",
    answer: routes({ "/": home, "/busy": atFirst(99, 429, () => ({ "retry-after": YEAR_SECONDS })) }),
    ends: all(isHome, hasStatus("/busy", 429), asksAtMost(30)),
  },
  {
    name: "429 for ever",
    answer: (visit) => {
      if (visit.path === "/") html("Home", ...manyLinks)(visit);
      else if (visit.path === "/robots.txt") return false;
      else send(page("Slow down"), {}, 429)(visit);
      return true;
    },
    ends: all(isHome, leavesOut("bot-wall"), asksAtMost(80)),
  },
  {
    name: "503 with Retry-After",
    answer: routes({ "/": home, "/busy": atFirst(1, 503, () => ({ "retry-after": "1" })) }),
    ends: all(isHome, reads("/busy", "Busy no more")),
  },
  {
    name: "server errors at random",
    answer: routes({
      "/": home,
      "/busy": (visit) => (visit.times % 2 ? send("", {}, 500)(visit) : html("Luck")(visit)),
    }),
    ends: all(isHome, reads("/busy", "Luck")),
  },
  {
    name: "a soft 404",
    answer: everywhere((visit) => (visit.path === "/" ? html("Home", "/gone")(visit) : html("Page not found")(visit))),
    ends: all(isHome, reads("/gone", "Page not found"), asksAtMost(30)),
  },
  {
    name: "an error page with status 200 for bots",
    answer: everywhere(html("Access to this page has been denied")),
    ends: isWall("/"),
  },
  { name: "403 for us", answer: everywhere(send(page("Forbidden"), {}, 403)), ends: hasStatus("/", 403) },
  {
    name: "a login in front of everything",
    answer: everywhere(send(page("Sign in"), { "www-authenticate": "Basic" }, 401)),
    ends: hasStatus("/", 401),
  },
  {
    name: "a challenge in front of everything",
    answer: everywhere(send(challenge, {}, 403)),
    ends: all(isWall("/"), asksAtMost(30)),
  },
  {
    name: "204 and nothing",
    answer: routes({ "/": ({ response }) => void response.writeHead(204).end() }),
    ends: answers("/", "empty", ({ response }) => response.status === 204),
  },
];
