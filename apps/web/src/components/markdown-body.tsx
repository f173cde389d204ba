import ReactMarkdown, { defaultUrlTransform, type Components } from "react-markdown";
import rehypeRaw from "rehype-raw";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { t } from "../language/messages.ts";

/** Remote images would tell strangers who reads the report; a form has no business in a text. */
const NOT_IN_TEXTS = ["img", "picture", "source", "input"];

const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: defaultSchema.tagNames?.filter((name) => !NOT_IN_TEXTS.includes(name)) ?? [],
  protocols: { href: ["http", "https", "irc", "ircs", "mailto", "xmpp"] },
  attributes: {
    ...defaultSchema.attributes,
    // No id and no name: they could pose as parts of the application.
    "*": (defaultSchema.attributes?.["*"] ?? []).filter((name) => name !== "id" && name !== "name"),
  },
};

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  ),
  table: ({ children }) => (
    <div className="scrolls-x" tabIndex={0} role="group" aria-label={t("Table")}>
      <table>{children}</table>
    </div>
  ),
  // What scrolls sideways must be reachable by keyboard.
  pre: ({ children }) => (
    <pre tabIndex={0} role="group" aria-label={t("Code")}>
      {children}
    </pre>
  ),
};

/** Raw HTML is shown, never run: everything passes one allow-list. */
export default function MarkdownBody({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeRaw, [rehypeSanitize, schema]]}
        urlTransform={defaultUrlTransform}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
