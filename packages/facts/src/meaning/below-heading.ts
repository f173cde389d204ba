import type { OutlineText, PageOutline } from "../outline/page-outline.ts";

const most = 400;

/** The first running text right below the main heading; none where something else stands there. */
export function belowHeading({ headingAt, texts }: PageOutline): readonly OutlineText[] {
  if (headingAt === null) return [];
  return texts.filter(({ at }) => at >= headingAt && at - headingAt < most).slice(0, 1);
}
