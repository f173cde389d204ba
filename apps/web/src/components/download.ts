/** Hands a text, or bytes that were read already, to the browser as a file. */
export function download(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the bytes by then; revoking at once would cut slow ones off.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
