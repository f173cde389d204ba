import { getReportDocument, getSharedDocument, type DocumentFormat } from "@audit/contract";
import { call } from "../../api/client.ts";
import { download } from "../../components/download.ts";

/** Whose report: an own job's, or that of a link. */
export type DocumentOf = { readonly jobId: string } | { readonly token: string };

/** Asks the server for the file and hands it to the browser. @throws CallFailed */
export async function saveDocument(of: DocumentOf, format: DocumentFormat): Promise<void> {
  const { data } =
    "jobId" in of
      ? await call(getReportDocument, { params: { id: of.jobId, format } })
      : await call(getSharedDocument, { params: { token: of.token, format } });
  const bytes = Uint8Array.from(atob(data.base64), (sign) => sign.codePointAt(0)!);
  download(data.name, data.type, new Blob([bytes]));
}
