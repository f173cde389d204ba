import { onPage } from "../../../wording/checks.ts";

export const linked = (what: string) =>
  onPage(`a link to ${what} in the footer or menu, and the page behind it answers the questions in the steps`);
