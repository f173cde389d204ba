import { all, answers, asksAtMost, hasStatus, readsAtLeast } from "./endings.ts";
import { html, redirect, routes, send, type HostileSite } from "./hostile-site.ts";

/** robots.txt, www variant, probes and the start page. */
const A_FEW = 30;
const leadsTo = (prefix: string) =>
  answers("/", `a redirect to ${prefix}`, ({ response }) => response.redirectTo?.startsWith(prefix) === true);

export const redirectSites: readonly HostileSite[] = [
  {
    name: "a redirect to itself",
    answer: routes({ "/": redirect("/") }),
    ends: all(hasStatus("/", 302), asksAtMost(A_FEW)),
  },
  {
    name: "two redirects to each other",
    answer: routes({ "/": redirect("/other"), "/other": redirect("/") }),
    ends: all(hasStatus("/", 302), hasStatus("/other", 302), asksAtMost(A_FEW)),
  },
  {
    name: "redirects to ever new addresses",
    answer: (visit) => {
      redirect(`/step-${Number(/\d+/.exec(visit.path)?.[0] ?? 0) + 1}`)(visit);
      return true;
    },
    ends: all(hasStatus("/", 302), asksAtMost(600)),
  },
  {
    name: "a redirect until a cookie comes back",
    answer: routes({ "/": redirect("/", 302, { "set-cookie": "seen=1" }) }),
    ends: all(hasStatus("/", 302), asksAtMost(A_FEW)),
  },
  {
    name: "http and https that send to each other",
    answer: routes({ "/": redirect(({ origin }) => `${origin.replace("http:", "https:")}/`) }),
    ends: all(leadsTo("https:"), asksAtMost(A_FEW)),
  },
  {
    name: "a redirect to a private address",
    answer: routes({ "/": redirect("http://10.0.0.1/admin") }),
    ends: all(leadsTo("http://10.0.0.1/"), asksAtMost(A_FEW)),
  },
  {
    name: "a redirect to a file",
    answer: routes({ "/": redirect("file:///etc/passwd") }),
    ends: all(hasStatus("/", 302), asksAtMost(A_FEW)),
  },
  {
    name: "meta refreshes in a circle",
    answer: routes({
      "/": send('<title>One</title><meta http-equiv="refresh" content="0;url=/two">'),
      "/two": send('<title>Two</title><meta http-equiv="refresh" content="0;url=/">'),
      "/robots.txt": html("no robots"),
    }),
    ends: all(readsAtLeast(2), asksAtMost(A_FEW)),
  },
];
