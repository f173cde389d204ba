/** Which job reads a site just now. */
export interface CrawlSeatsTable {
  site: string;
  job_id: string;
  held_until: Date;
}
