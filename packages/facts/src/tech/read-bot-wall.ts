import type { TechEvidence } from "./tech-evidence.ts";

interface Wall {
  name: string;
  /** Tested against title, main text and script addresses. */
  title: RegExp | null;
  text: RegExp | null;
  script: RegExp | null;
}

const walls: readonly Wall[] = [
  {
    name: "Cloudflare challenge",
    title: /^(just a moment|attention required! \| cloudflare)/i,
    text: /checking (if the site connection is secure|your browser before accessing)/i,
    script: /\/cdn-cgi\/challenge-platform\//i,
  },
  { name: "DataDome", title: null, text: null, script: /captcha-delivery\.com|ct\.captcha-delivery/i },
  {
    name: "PerimeterX",
    title: /access to this page has been denied/i,
    text: /press & hold to confirm you are/i,
    script: /perimeterx|px-captcha/i,
  },
  {
    name: "Imperva Incapsula",
    title: null,
    text: /request unsuccessful\. incapsula incident/i,
    script: /_Incapsula_Resource/i,
  },
  {
    name: "Akamai",
    title: /^access denied$/i,
    text: /you don't have permission to access .* on this server/i,
    script: null,
  },
  { name: "AWS WAF", title: /^human verification$/i, text: null, script: /awswaf\.com/i },
  { name: "Sucuri", title: /sucuri website firewall/i, text: null, script: null },
  {
    name: "captcha page",
    title: /^(robot check|are you (a )?(human|robot)\??|verify (that )?you are (a )?human|captcha)/i,
    text: /(verify|confirm) (that )?you are (a )?(human|not a robot)/i,
    script: null,
  },
];

/** A challenge shows little text; a shop that merely loads such a script shows much. */
const fewWords = 150;

export function readBotWall({ head, text, state, resources, headers, status }: TechEvidence): string | null {
  if (headers["cf-mitigated"] === "challenge") return "Cloudflare challenge";
  if (text.words > fewWords) return null;
  const title = head.titles[0] ?? "";
  const scripts = [...resources.scripts.map((script) => script.url ?? ""), ...state.inlineScripts].join("\n");
  for (const wall of walls) {
    if (wall.title?.test(title) === true || wall.text?.test(text.main) === true) return wall.name;
    if (status >= 400 && wall.script?.test(scripts) === true) return wall.name;
  }
  return null;
}
