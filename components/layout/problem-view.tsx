import { ButtonLink } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { RotateCcw, TriangleExclamationPoint } from "@/components/ui/icons";
import { hrefs } from "@/lib/shared/hrefs";
import { problemTexts, type ProblemStatus } from "@/lib/shared/problems";

export function ProblemView({ status }: { status: ProblemStatus }) {
  const { title, text } = problemTexts[status];
  return (
    <EmptyState icon={TriangleExclamationPoint} title={title} level={1} className="py-section page">
      <p className="text-muted-foreground">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3 sm:w-max">
        {status >= 500 ? (
          // An empty href reloads the current URL.
          <a href="" className={buttonVariants()}>
            <RotateCcw />
            Try again
          </a>
        ) : null}
        <ButtonLink href={hrefs.home()} variant="secondary">
          Go to the homepage
        </ButtonLink>
        <ButtonLink href={hrefs.search()} variant="secondary">
          Search listings
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
