declare module "html-encoding-sniffer" {
  /** Encoding by the HTML standard's sniffing algorithm, as a name of the Encoding standard. */
  export default function sniffHtmlEncoding(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
}
