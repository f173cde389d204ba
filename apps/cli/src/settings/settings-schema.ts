import { z } from "zod";
import { formats } from "../options.ts";

const Text = z.string().min(1);
const Count = z.int().min(1);

/**
 * What a settings file may say: the options of the command under their names in camel case. In any text `${NAME}` stands
 * for the variable of that name in the environment, so that no secret need stand in the file.
 */
export const Settings = z.strictObject({
  $schema: z.string().optional(),
  url: Text.optional().describe("The site's address, where the command names none."),
  maxPages: Count.optional().describe("HTML pages to read at most."),
  maxSeconds: Count.optional().describe("Time for the crawl."),
  concurrency: Count.optional().describe("Parallel requests at most."),
  rate: z.number().min(0).optional().describe("Requests per second; 0 only for hosts of allowHosts."),
  allowHosts: z.array(Text).optional().describe("Private or local addresses that may be read, as host:port."),
  include: z.array(Text).optional().describe("Read only paths that begin so, or match as a glob with *."),
  exclude: z.array(Text).optional().describe("Never read such paths."),
  urls: z.array(Text).optional().describe("Read only these addresses, beside the start page."),
  sitemap: Text.optional().describe("Read only the addresses of this sitemap, beside the start page."),
  headers: z.record(Text, z.string()).optional().describe("Headers for the site's own host."),
  cookies: z.record(Text, z.string()).optional().describe("Cookies for the site's own host."),
  basic: z.strictObject({ user: Text, password: z.string() }).optional().describe("Basic authentication."),
  userAgent: Text.optional().describe("How the crawler names itself."),
  locale: Text.optional().describe("Language asked for, such as de-DE."),
  render: z
    .union([z.int().min(1).max(999), z.enum(["all", "off"])])
    .optional()
    .describe("Pages of each template to run in a browser."),
  lookAgain: z.boolean().optional(),
  rules: z.array(Text).optional().describe("Judge by these rules only."),
  business: Text.optional().describe("What business the site is."),
  currencies: z.array(Text).optional(),
  languages: z.array(Text).optional(),
  format: z.enum(formats).optional().describe("What is printed on standard output."),
  write: z.partialRecord(z.enum(formats), Text).optional().describe("Files to write, by format."),
  failOn: z.array(Text).optional().describe('Conditions of status 1, such as "high", "score<80", "new".'),
  baseline: Text.optional().describe("An earlier audit or baseline."),
  onlyNew: z.boolean().optional().describe("Report only faults that are new since the baseline."),
});
export type Settings = z.infer<typeof Settings>;

/** The schema of a settings file, for editors and checks. */
export const settingsJsonSchema = (): object => ({
  title: "Settings of seo-audit",
  ...z.toJSONSchema(Settings, { target: "draft-07" }),
});
