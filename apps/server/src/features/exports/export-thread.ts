import { parentPort, workerData } from "node:worker_threads";
import { forms, type ExportedAudit } from "@audit/exports";

// The thread that writes one workbook and ends.
parentPort?.postMessage(await forms.xlsx.write(workerData as ExportedAudit));
