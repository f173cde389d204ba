/**
 * Code of templates and of plugins for languages and titles that is never meant to be read: qTranslate and WPGlobus
 * ("[:de]"), Yoast ("%%title%%"), Rank Math ("%sep%"), Rails and Shopify ("translation missing"), Joomla's keys of
 * language files, printf's numbered places, Smarty's variables, ERB and PHP.
 */
const CERTAIN =
  /\[:[a-z]{2}\]|\{:[a-z]{2}\}|\{:\}|%%[a-z]\w{1,40}%%|%(?:sitename|sitedesc|sep|seo_title|primary_taxonomy_terms)%|#(?:post_title|site_title|separator_sa|tagline)\b|\btranslation missing: ?[a-z]{2}[\w.-]+|\b(?:COM|MOD|PLG|TPL|LIB)_[A-Z0-9]+(?:_[A-Z0-9]+)+\b|%\d\$[sd]|\{\$\w+(?:(?:\.|->|\|)[^{}]{1,60})?\}|<%=?[^%]{1,80}%>|<\?(?:php|=)/;

/** The same marks stand in texts about code: "{{ title }}", "${name}", "{% if %}", "[gallery ids="1"]". */
const LIKELY =
  /\{\{\{?[#/^]?\s*[\w.|'"(): \s-]{1,60}\}\}|\{%-?[^%]{1,60}-?%\}|\$\{[\w.[\]]{1,40}\}|\[[a-z]\w*(?:[_-][\w-]+)?(?:\s+[\w-]+=["'”″][^\]]{0,200}["'”″])+\s*\/?\]|\[\/(?:vc|et|su|av|fusion)_\w+\]/;

/** A place of printf that nothing was put into, or the key of a text that no language file holds. */
const WHOLE = /(?:^|\s)%[sd](?:\s|$)|^(?:text|button|entry|column|heading|tab|error)_[a-z]+(?:_[a-z]+)*$/;

/** Tags of a text editor, written out as text: in titles and descriptions results show them as they are. */
const TAGS = /<\/?(?:p|br|div|span|strong|b|em|i|u|ul|ol|li|h[1-6]|table|tr|td)\s?\/?>/i;

const ANY_CODE = new RegExp([CERTAIN, LIKELY, WHOLE, TAGS].map(({ source }) => source).join("|"), "m");
/** False for lines that hold no such code. */
export const mayHoldCode = (lines: string): boolean => ANY_CODE.test(lines);

/** Words that may stand beside a place left open in a block of its own: more make a sentence about it. */
const FEW_WORDS = 3;

export interface TemplateCode {
  readonly code: string;
  readonly at: number;
}

function firstOf(patterns: readonly RegExp[], text: string): TemplateCode | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return { code: match[0].trim(), at: match.index };
  }
  return null;
}

/** Code in the name of a page or part, which is never about code there. */
export const codeInName = (name: string): TemplateCode | null => firstOf([CERTAIN, LIKELY, WHOLE, TAGS], name);

/** Code in a block of text: marks that mean nothing else, or others that are nearly all of it. */
export function codeInBlock(block: string): TemplateCode | null {
  const certain = firstOf([CERTAIN], block);
  if (certain !== null) return certain;
  const likely = firstOf([LIKELY], block);
  if (likely === null) return null;
  const rest = block.replaceAll(new RegExp(LIKELY, "g"), " ").match(/[\p{L}\p{M}]+/gu) ?? [];
  return rest.length <= FEW_WORDS ? likely : null;
}
