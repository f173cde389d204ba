#!/usr/bin/env node
// Puts an audit's markdown on the merge request that a pipeline runs for: one comment, kept up to date. Knows GitHub Actions
// and GitLab CI by their environment; elsewhere it says so and does nothing. Plain JavaScript: it runs without a build.
import { readFileSync } from "node:fs";

const MARK = "<!-- seo-audit -->";
/** GitHub takes 65,536 characters, GitLab a million. */
const MOST = 60_000;

const [file] = process.argv.slice(2);
if (file === undefined) stop("Usage: seo-audit-comment <file.md>", 2);
const place = onGitHub(process.env) ?? onGitLab(process.env);
if (place === null)
  stop("This is no merge request of GitHub Actions or GitLab CI, so there is nothing to comment on.", 0);
const text = `${MARK}\n${readFileSync(file, "utf8").slice(0, MOST)}`;

try {
  const before = await findEarlier(place);
  const sent = await ask(before === null ? place.create(text) : place.update(before, text), place);
  console.log(before === null ? "A comment was added." : "The comment was brought up to date.", sent.html_url ?? "");
} catch (error) {
  // A pipeline shall not fail because it may not write comments, as on requests from forks.
  console.error(`The comment could not be written: ${error.message}`);
}

function onGitHub(env) {
  if (env.GITHUB_ACTIONS !== "true" || !env.GITHUB_EVENT_PATH || !env.GITHUB_TOKEN) return null;
  const { pull_request: request } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
  if (request === undefined) return null;
  const base = `${env.GITHUB_API_URL ?? "https://api.github.com"}/repos/${env.GITHUB_REPOSITORY}/issues`;
  return {
    headers: { authorization: `Bearer ${env.GITHUB_TOKEN}`, accept: "application/vnd.github+json" },
    list: (page) => `${base}/${request.number}/comments?per_page=100&page=${page}`,
    create: (body) => ({ method: "POST", url: `${base}/${request.number}/comments`, body: { body } }),
    update: (id, body) => ({ method: "PATCH", url: `${base}/comments/${id}`, body: { body } }),
  };
}

function onGitLab(env) {
  const token = env.SEO_AUDIT_GITLAB_TOKEN;
  if (env.GITLAB_CI !== "true" || !env.CI_MERGE_REQUEST_IID || !token) return null;
  const base = `${env.CI_API_V4_URL}/projects/${env.CI_PROJECT_ID}/merge_requests/${env.CI_MERGE_REQUEST_IID}/notes`;
  return {
    headers: { "private-token": token },
    list: (page) => `${base}?per_page=100&page=${page}`,
    create: (body) => ({ method: "POST", url: base, body: { body } }),
    update: (id, body) => ({ method: "PUT", url: `${base}/${id}`, body: { body } }),
  };
}

async function findEarlier(at) {
  for (let page = 1; page <= 20; page++) {
    const comments = await ask({ method: "GET", url: at.list(page) }, at);
    const found = comments.find(({ body }) => typeof body === "string" && body.startsWith(MARK));
    if (found !== undefined) return found.id;
    if (comments.length < 100) return null;
  }
  return null;
}

async function ask({ method, url, body }, { headers }) {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, "content-type": "application/json", "user-agent": "seo-audit" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname} answered with ${answer.status}.`);
  return answer.json();
}

function stop(words, status) {
  console.error(words);
  process.exit(status);
}
