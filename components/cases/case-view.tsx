import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import type { CaseDto } from "@/lib/cases/contract";
import { caseOutcomeNames, caseReasonNames, caseStatusNames } from "@/lib/cases/copy";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { StatementForm } from "./statement-form";
import { Statements } from "./statements";

export function CaseView({ dealCase }: { dealCase: CaseDto }) {
  const { id, conversationId, title, other, mine, reason, status, createdAt, canAdd } = dealCase;
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10">
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant={status === "open" ? "waiting" : "neutral"}>{caseStatusNames[status]}</Badge>
          <span className="text-muted-foreground text-sm">Opened {formatDate(createdAt)}</span>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere">Case: {title}</h1>
        <p className="wrap-anywhere">
          {mine ? `You reported a problem with ${other}` : `${other} reported a problem`}:{" "}
          {caseReasonNames[reason]}
        </p>
        <ButtonLink
          href={hrefs.messages(conversationId)}
          variant="secondary"
          size="sm"
          className="justify-self-start"
        >
          Open conversation
        </ButtonLink>
      </header>
      <Standing dealCase={dealCase} />
      <section aria-labelledby="statements" className="grid gap-3">
        <h2 id="statements" className="text-lg font-semibold">
          Statements
        </h2>
        <Statements
          statements={dealCase.statements.map((statement) => ({
            ...statement,
            author: statement.by ?? (statement.mine ? "You" : other),
          }))}
        />
      </section>
      {canAdd ? (
        <section
          aria-labelledby="add"
          className="bg-card grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border p-4 sm:p-6"
        >
          <h2 id="add" className="text-lg font-semibold">
            Add a statement
          </h2>
          <StatementForm caseId={id} />
        </section>
      ) : null}
    </div>
  );
}

function Standing({ dealCase }: { dealCase: CaseDto }) {
  const { outcome, outcomeText, closedAt, statementsUntil, canAdd } = dealCase;
  if (outcome && closedAt) {
    return (
      <Alert variant="trust" title={caseOutcomeNames[outcome]}>
        <p className="wrap-anywhere whitespace-pre-line">{outcomeText}</p>
        <p className="text-muted-foreground text-sm">Closed {formatDate(closedAt)}</p>
      </Alert>
    );
  }
  return (
    <Alert
      variant="waiting"
      title={canAdd ? `Add statements until ${formatDate(statementsUntil)}` : "Our team will decide"}
    >
      <p>You and the other side see everything here. Our team sees this case, but not your conversation.</p>
    </Alert>
  );
}
