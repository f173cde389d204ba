import { shell } from "../escape/shell.ts";
import { oneLine } from "../escape/plain.ts";
import { sameHost } from "../reading/address-form.ts";
import { newSitemapAddress } from "../reading/site-folder.ts";
import { isDeclared } from "../reading/sitemap-files.ts";
import type { Check, Look, Sample } from "../words.ts";

const robotsUrl = ({ view }: Sample): string => view.site.robots.url;

/** The page's HTML as it is sent; browsers of phones don't show it. */
export const openSource = (url: string): string =>
  `On a computer, open ${oneLine(url)} and show the page's source with Ctrl+U`;

/** What the browser asked for and got; browsers of phones don't show it. */
export const openNetwork = (url: string): string =>
  `On a computer, open ${oneLine(url)} with the browser's developer tools (F12, Network)`;

/** In the HTML as it is sent, which is what crawlers read first. */
export const inSource =
  (find: string, expect: string): Check =>
  ({ url }) => ({
    look: `${openSource(url)}, then search it for ${find}. Expected: ${expect}.`,
    command: `curl -sL ${shell(url)} | grep -i ${shell(find)}`,
  });

/** Where only the answer's status tells. */
export const askServer = (url: string, expect: string, options = ""): Look => ({
  look: `${openNetwork(url)} and look at the status of the first line. Expected: ${expect}.`,
  command: `curl -s -o /dev/null -w '%{http_code} %{redirect_url}\\n' ${options}${shell(url)}`,
});

/** In the page as a visitor sees it. */
export const onPage =
  (expect: string): Check =>
  ({ url }) =>
    `Open ${oneLine(url)}. Expected: ${expect}.`;

/** Status line and, for redirects, the target. */
export const status =
  (expect: string): Check =>
  ({ url }) =>
    askServer(url, expect);

/** A response header. */
export const header =
  (name: string, expect: string): Check =>
  ({ url }) => ({
    look: `${openNetwork(url)}, choose the first line and look for ${name} among the headers of the answer. Expected: ${expect}.`,
    command: `curl -sI ${shell(url)} | grep -i ${shell(name)}`,
  });

/** Google's own reading of the structured data. */
export const richResult =
  (expect: string): Check =>
  ({ url }) =>
    `Test ${oneLine(url)} at https://search.google.com/test/rich-results?url=${encodeURIComponent(url)} Expected: ${expect}.`;

/** The schema.org validator reads every type, also those without a rich result. */
export const validSchema =
  (expect: string): Check =>
  ({ url }) =>
    `Test ${oneLine(url)} at https://validator.schema.org/#url=${encodeURIComponent(url)} Expected: ${expect}.`;

export const inRobots =
  (expect: string): Check =>
  (sample) =>
    `Open ${robotsUrl(sample)}. Expected: ${expect}.`;

/** The first sitemap that is known, else the usual place. */
export const inSitemap =
  (expect: string): Check =>
  ({ view, url }) => {
    const file = view.site.sitemaps.files.find((one) => one.status === 200)?.url ?? newSitemapAddress(view.site);
    return `Open ${oneLine(file)} and search for ${oneLine(url)}. Expected: ${expect}.`;
  };

export const sitemapAnswers: Check = ({ view }) => {
  const own = view.site.sitemaps.files.filter((file) => isDeclared(file) && sameHost(file.url, view.site.home));
  const file = own[0]?.url ?? newSitemapAddress(view.site);
  return {
    look: `Open ${oneLine(file)}. Expected: the browser shows the file, and no error of XML.`,
    command: `curl -s -o /dev/null -w '%{http_code}\\n' ${shell(file)}`,
  };
};

/** Links to an address, on the pages that held them. */
export const inLinks =
  (expect: string): Check =>
  ({ url, view }) => {
    const node = view.site.graph.nodeOf(url);
    const source = node < 0 ? undefined : view.site.graph.sourcesOf(node, 50).toSorted()[0];
    const where = source ? `Open ${oneLine(source)} and look at the link to ${oneLine(url)}` : `Open ${oneLine(url)}`;
    return `${where}. Expected: ${expect}.`;
  };

/** A measurement of the server's answer. */
export const timed =
  (expect: string): Check =>
  ({ url }) => ({
    look: `${openNetwork(url)}, three times, and look at the waiting time of the first line. Expected: ${expect}.`,
    command: `curl -s -o /dev/null -w '%{time_starttransfer}\\n' ${shell(url)}`,
  });
