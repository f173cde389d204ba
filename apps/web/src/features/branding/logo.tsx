import { cx } from "class-variance-authority";
import { useLayoutEffect, useRef, useState } from "react";
import { useBranding } from "./use-branding.ts";

/** A picture this narrow is a mark without words; the name stands beside it then. */
const MARK_RATIO = 1.6;

type Shape = "unknown" | "mark" | "wordmark" | "missing";

/** The brand's picture; its name where the picture is missing or says none. */
export function Logo() {
  const { logo_url: url, site_name: name } = useBranding();
  const [seen, setSeen] = useState<{ url: string; shape: Shape }>({ url, shape: "unknown" });
  const shape = seen.url === url ? seen.shape : "unknown";
  const picture = useRef<HTMLImageElement>(null);
  // The page's frame has shown the picture before: its shape is known before the first paint, and nothing moves.
  useLayoutEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth > 0)
      setSeen({ url, shape: shapeOf(picture.current) });
  }, [url]);
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {shape !== "missing" && (
        <img
          ref={picture}
          src={url}
          alt={shape === "mark" ? "" : name}
          className="h-7 w-auto max-w-44 shrink-0"
          onError={() => setSeen({ url, shape: "missing" })}
          onLoad={({ currentTarget }) => setSeen({ url, shape: shapeOf(currentTarget) })}
        />
      )}
      {(shape === "missing" || shape === "mark") && (
        <span className={cx("truncate text-14 font-semibold", shape === "mark" && "max-sm:sr-only")}>{name}</span>
      )}
    </span>
  );
}

const shapeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Shape =>
  naturalWidth / naturalHeight < MARK_RATIO ? "mark" : "wordmark";
