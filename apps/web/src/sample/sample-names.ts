/** Stands where a link's token does: the sample is open to everybody. */
export const SAMPLE_TOKEN = "sample";

/** The job that the sample's report belongs to; no server knows it. */
export const SAMPLE_JOB = "00000000-0000-4000-8000-000000000000";

/** The demo shop; nobody's views of it are counted. */
export const SAMPLE_URL = "https://shop.example/";
