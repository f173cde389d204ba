import { cx } from "class-variance-authority";
import { useState } from "react";
import { useBranding } from "./use-branding.ts";

/** A picture this narrow is a mark without words; the name stands beside it then. */
const MARK_RATIO = 1.6;

type Shape = "unknown" | "mark" | "wordmark" | "missing";

/** The brand's picture; its name where the picture is missing or says none. */
export function Logo() {
  const { logo_url: url, site_name: name } = useBranding();
  const [seen, setSeen] = useState<{ url: string; shape: Shape }>({ url, shape: "unknown" });
  const shape = seen.url === url ? seen.shape : "unknown";
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {shape !== "missing" && (
        <img
          src={url}
          alt={shape === "mark" ? "" : name}
          className="h-7 w-auto max-w-44 shrink-0"
          onError={() => setSeen({ url, shape: "missing" })}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSeen({ url, shape: naturalWidth / naturalHeight < MARK_RATIO ? "mark" : "wordmark" })
          }
        />
      )}
      {(shape === "missing" || shape === "mark") && (
        <span className={cx("truncate text-14 font-semibold", shape === "mark" && "max-sm:sr-only")}>{name}</span>
      )}
    </span>
  );
}
