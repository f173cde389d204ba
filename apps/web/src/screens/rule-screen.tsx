import { businessNames, CallFailed, nameLanguage, type RuleEntry } from "@audit/contract";
import { useParams } from "@tanstack/react-router";
import { sentenceFor } from "../api/client.ts";
import { Impact } from "../components/impact.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../components/states.tsx";
import { certaintyWords } from "../features/report/words.ts";
import { gradeWords, hostOf, placeOf } from "../features/rules/rule-words.ts";
import { useRule } from "../features/rules/rules-data.ts";
import { capitalised } from "../format/words.ts";
import { usePageTitle } from "../title/page-title.ts";
import { wholeCatalogue } from "../language/language.ts";
import { said, t } from "../language/messages.ts";

// Kinds of sites are named in words that no page needs to start.
await wholeCatalogue();

/** /checks/<rule>: what a check of the report judges, why, and on what ground. */
export default function RuleScreen() {
  const { rule: id } = useParams({ from: "/signed-in/checks/$rule" });
  const { data: rule, error, isError, refetch } = useRule(id);
  usePageTitle(rule?.title ?? t("Check"));
  if (rule) return <Explained rule={rule} />;
  return (
    <>
      <h1 className="sr-only">{t("Check")}</h1>
      {error instanceof CallFailed && error.status === 404 ? (
        <EmptyState title={t("There is no such check")}>
          {t("It may have had another name in an earlier version.")}
        </EmptyState>
      ) : isError ? (
        <ErrorState
          title={t("The check could not be loaded")}
          sentence={sentenceFor(error, t("Please try again."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading check")}>
          <div className="grid max-w-3xl gap-4">
            <Skeleton className="h-9 w-2/3" />
            <Skeleton className="h-48" />
          </div>
        </Loading>
      )}
    </>
  );
}

function Explained({ rule }: { readonly rule: RuleEntry }) {
  const { id, title, severity, why, fix, population, grade, weight, certainty, ai, source } = rule;
  const { businesses, kinds, languages } = rule;
  const sure = certaintyWords(certainty);
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-8">
      <header className="grid gap-2">
        <p className="text-13 text-ink-3">{placeOf(rule)}</p>
        <h1 className="text-28 font-semibold text-balance">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Impact impact={severity} />
          <code className="font-mono text-12 text-ink-3">{id}</code>
        </p>
      </header>
      <section className="grid gap-5">
        <Part title={t("Why it matters")}>{why}</Part>
        <Part title={t("What to do")}>{fix}</Part>
      </section>
      <dl className="grid gap-x-10 gap-y-4 border-t border-line pt-6 text-13 sm:grid-cols-2">
        <Fact name={t("Evidence grade {grade}", { grade })}>{gradeWords[grade]}.</Fact>
        <Fact name={t("Document behind it")}>
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            className="underline decoration-line underline-offset-3 [overflow-wrap:anywhere] hover:decoration-control"
          >
            {hostOf(source)}
          </a>
        </Fact>
        <Fact name={t("Weight in the scores")}>
          {weight === 0 ? t("None: it informs and takes nothing from any score.") : weightWords(weight, ai)}
        </Fact>
        <Fact name={t("How sure a fault is")}>{`${sure.grade}: ${sure.what}.`}</Fact>
        <Fact name={t("Speaks about")}>{capitalised(population)}</Fact>
        <Fact name={t("Businesses")}>
          {businesses === null ? t("All") : listed(businesses.map((one) => said(businessNames[one])))}
        </Fact>
        {kinds !== null && <Fact name={t("Kinds of pages")}>{listed(kinds)}</Fact>}
        {languages !== null && (
          <Fact name={t("Languages whose words it knows")}>
            {t("{languages}. On sites in others it says that it can't tell.", {
              languages: listed(languages.map(nameLanguage)),
            })}
          </Fact>
        )}
      </dl>
    </article>
  );
}

const listed = (names: readonly string[]): string => capitalised(names.join(", "));

const weightWords = (weight: number, ai: boolean): string =>
  ai
    ? t("{weight}, times the share of pages at fault and how sure it is; counts towards AI visibility as well.", {
        weight,
      })
    : t("{weight}, times the share of pages at fault and how sure it is.", { weight });

function Part({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="grid gap-1">
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="max-w-prose text-14 text-ink-2">{children}</p>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 font-semibold">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}
