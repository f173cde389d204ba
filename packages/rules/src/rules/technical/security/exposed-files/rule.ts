import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { quoted } from "../../../../reading/words.ts";
import { judgePages } from "../../../../verdict.ts";

/** Files that must not be public, by the end of their address. */
const EXPOSED =
  /\/\.(git|svn|hg)\/[\w./-]+$|\/\.(env|htpasswd|npmrc|aws\/credentials)(\.\w+)?$|\/(wp-config\.php\.(bak|old|save|txt)|id_rsa)$|\.(sql|sqlite|mdb)(\.(gz|zip|bz2))?$|\/(backup|dump|database|db|site|www)[\w.-]*\.(zip|tar|tar\.gz|tgz|7z|rar)$/i;

/** Looks only at addresses that the site itself names and that answered: nothing is guessed or tried. */
export const rule = defineSiteRule({
  id: "exposed-files",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  reads: ["pages"],
  source:
    "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information",
  judge: ({ pages }) => {
    const answered = pages.filter(({ response }) => response.status === 200);
    const faults = answered.flatMap(({ url, isHtml, response }) => {
      // A page that talks about such a file is HTML; the file itself is not.
      if (isHtml || !EXPOSED.test(new URL(url).pathname)) return [];
      const saw = {
        status: response.status,
        type: response.contentType,
        bytes: response.bytes,
        file: quoted(new URL(url).pathname),
      };
      return [{ url, evidence: { at: "HTTP status", saw, expected: "403 or 404" } }];
    });
    return judgePages(faults, answered.length);
  },
  words: { en },
  fix: worklist(en),
});
