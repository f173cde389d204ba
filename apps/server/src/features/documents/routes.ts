import { byReadingOrder, getReportDocument, getSharedDocument, type DocumentFormat } from "@audit/contract";
import type { Config } from "../../config/config.ts";
import { Problem, type Caller, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { showActions } from "../actions/index.ts";
import { brandOf, readLogoOf } from "../branding/index.ts";
import { readFiles } from "../files/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { openShare, type OpenServices } from "../shares/index.ts";
import { makeDocument } from "./make-document.ts";

/** Documents of one account or one address in an hour. */
const DOCUMENTS = { hits: 30, seconds: 3600 };

interface Content {
  readonly title: string;
  readonly about: string;
  /** Part of the file's name: letters, digits, dots and dashes. */
  readonly subject: string;
  readonly date: string;
  readonly files: readonly { readonly name: string; readonly content: string }[];
}

interface Reader {
  readonly caller: Caller;
  /** Whose turn it is among those who print. */
  readonly owner: string;
}

export function mountDocuments(
  mount: Mount,
  services: OpenServices,
  { brands, access }: Pick<Config, "brands" | "access">,
) {
  const { db } = services;
  const present = async (format: DocumentFormat, { caller, owner }: Reader, content: Content) => {
    const files = content.files.toSorted((a, b) => byReadingOrder(a.name, b.name));
    if (files.length === 0) throw new Problem("NOT_FOUND");
    const brand = brandOf(brands, caller);
    const parts = {
      brand: brand.branding.site_name,
      logo: await readLogoOf(db, brand),
      colour: brand.branding.primary_color,
      title: content.title,
      about: content.about,
      files: files.map((file) => file.content),
    };
    const made = await makeDocument(format, parts, owner);
    const subject = content.subject.toLowerCase().replace(/[^a-z0-9.-]+/g, "-");
    return { name: `seo-report-${subject}-${content.date}.${format}`, ...made };
  };

  mount(getReportDocument)(async ({ actor, params, caller }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    await limitHits(db, `document ${actor.userId}`, DOCUMENTS);
    const shown = await showActions(db, access, job);
    const date = dayOf(job.completed_at ?? job.created_at);
    const preview = shown.view === "full" ? "" : " This is a preview of the full report.";
    return present(
      params.format,
      { caller, owner: actor.userId },
      {
        title: `SEO report: ${job.domain}`,
        about: `Measured on ${date}.${preview}`,
        subject: job.domain,
        date,
        files: await readFiles(db, job, shown),
      },
    );
  });

  mount(getSharedDocument)(async ({ params, caller, setHeader }) => {
    setHeader("x-robots-tag", "noindex, nofollow");
    await limitHits(db, `document ${caller.address}`, DOCUMENTS);
    const shared = await openShare(services, params.token, caller);
    const host = shared.metadata.url === undefined ? null : new URL(shared.metadata.url).hostname;
    return present(
      params.format,
      { caller, owner: caller.address },
      {
        title: shared.title || (host === null ? "SEO report" : `SEO report: ${host}`),
        about: [shared.description, shared.isPreview ? "This is a preview of the full report." : ""].join(" ").trim(),
        subject: host ?? "shared",
        date: dayOf(new Date(shared.createdAt)),
        files: Object.entries(shared.content).map(([name, content]) => ({ name, content })),
      },
    );
  });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
