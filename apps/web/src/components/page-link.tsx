import { cx } from "class-variance-authority";

/** An address of the audited site: opens in a new tab, only when it is a web address. */
export function PageLink({ url, className }: { readonly url: string; readonly className?: string }) {
  const style = cx("font-mono text-12 [overflow-wrap:anywhere]", className);
  if (!/^https?:\/\//i.test(url)) return <span className={cx(style, "text-ink-2")}>{url}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={cx(
        style,
        "text-ink-2 underline decoration-line underline-offset-3 hover:text-ink hover:decoration-control",
      )}
    >
      {url.replace(/^https?:\/\//i, "")}
    </a>
  );
}
