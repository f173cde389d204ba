/** The look of the tables beside each other under "Searchers and visitors". */
export const head = "h-9 border-b border-line text-12 font-medium text-ink-3";
export const cell = "border-b border-line py-2.5 ps-4 text-end align-top tabular-nums";
export const rowHead = "border-b border-line py-2.5 text-start align-top font-normal [overflow-wrap:anywhere]";
