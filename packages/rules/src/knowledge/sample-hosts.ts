/**
 * Hosts that stand in templates and documents for "your own": those that RFC 2606 reserves for documents, and names that
 * say as much. None can be anybody's mail host.
 */
export const sampleHost =
  /^(?:[\w-]+\.)*(?:example\.(?:com|org|net))$|^(?:your|my|the)-?(?:domain|site|website|company|shop|store|business|mail|email)\.[a-z]{2,4}$|^(?:yoursite|domain|domainname|sitename|companyname|website|mysite)\.(?:com|org|net|tld)$/;
