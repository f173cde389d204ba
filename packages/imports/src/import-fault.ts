/** What was brought can't be used; the message is a sentence for its owner. */
export class ImportFault extends Error {}
