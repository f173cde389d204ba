/** Forms that ask in writing and name nobody to send to. */
export interface UnsentForms {
  readonly count: number;
  /** Names of the first one's fields, at most 8. */
  readonly fields: readonly string[];
  /** An inline script of the page has a way to send or hand over what is filled in. */
  readonly maySend: boolean;
  /** An inline script of the page takes over what a form does when it is sent. */
  readonly takesOver: boolean;
}

export interface FormFacts {
  readonly total: number;
  /** Forms that send to http:, or post passwords over http. */
  readonly insecure: readonly string[];
  /** Addresses on other hosts that forms send to, each once, at most 10; absent without any. */
  readonly outward?: readonly string[];
  /** Addresses on a developer's machine that the page's scripts are told to speak to, each once, at most 10; absent without any. */
  readonly scripted?: readonly string[];
  /** Absent without any. */
  readonly unsent?: UnsentForms;
  readonly hasSearch: boolean;
  readonly hasPassword: boolean;
  /** Visible inputs, selects and textareas without label, aria-label, aria-labelledby or title. */
  readonly unlabelled: readonly string[];
  /** Of each of these what names it for the eye: the label beside it that belongs to no field, else the grey hint; or "". */
  readonly hints: readonly string[];
  /** Of each of these the words in no label that stand directly before it; absent without any. */
  readonly beside?: readonly string[];
  /** Of these fields those that have a label beside them which belongs to no field; absent without any. */
  readonly labelBeside?: readonly string[];
  /** Buttons without text, aria-label, title, value or image alt. */
  readonly namelessButtons: number;
  /** The kinds of these buttons and elements, each once, as selectors: `button.close`. */
  readonly namelessKinds: readonly string[];
  readonly fakeKinds: readonly string[];
  /** Of `fakeKinds` those whose click opens an address, as it is written; absent without any. */
  readonly fakeLinks?: readonly { readonly kind: string; readonly to: string }[];
  /** Elements other than links and controls that react to clicks (onclick) and tell no role. */
  readonly fakeButtons: number;
  /** Label of a button that loads more of a list, or null. */
  readonly loadMore: string | null;
  /** Labels of the longest row of buttons side by side in the content, at most 40; absent without four of them. */
  readonly choices?: readonly string[];
}
