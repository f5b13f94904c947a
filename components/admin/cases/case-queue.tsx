"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { caseOutcomeNames, caseReasonNames } from "@/lib/cases/copy";
import type { QueuedCaseDto } from "@/lib/cases/moderation.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { formatPrice } from "@/lib/shared/money";
import { CaseDialog } from "./case-dialog";

export function CaseQueue({ cases }: { cases: readonly QueuedCaseDto[] }) {
  const [shown, setShown] = useState<QueuedCaseDto | null>(null);
  return (
    <>
      <ul role="list" className="grid gap-3">
        {cases.map((one) => (
          <CaseRow key={one.id} one={one} onOpen={() => setShown(one)} />
        ))}
      </ul>
      {shown ? <CaseDialog key={shown.id} one={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function CaseRow({ one, onOpen }: { one: QueuedCaseDto; onOpen: () => void }) {
  const { title, amount, reason, opener, other, statements, answered, createdAt, outcome } = one;
  return (
    <li className="bg-card flex items-start justify-between gap-3 rounded-xl border p-4 max-sm:flex-col">
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{caseReasonNames[reason]}</Badge>
          {outcome ? <Badge variant="neutral">{caseOutcomeNames[outcome]}</Badge> : null}
          {answered ? null : <Badge variant="waiting">One side only</Badge>}
        </p>
        <h2 className="font-semibold wrap-anywhere">
          {title} · {amount === null ? "Appointment" : formatPrice(amount)}
        </h2>
        <p className="wrap-anywhere">
          <Side {...opener} earlier={opener.cases} /> about <Side {...other} earlier={other.cases - 1} />
        </p>
        <p className="text-muted-foreground text-sm">
          Opened {formatDate(createdAt)} · {statements === 1 ? "1 statement" : `${statements} statements`} ·{" "}
          {one.closedAt
            ? `Closed ${formatDate(one.closedAt)}`
            : one.isOver
              ? "Ready to decide"
              : `Statements until ${formatDate(one.statementsUntil)}`}
        </p>
        {one.outcomeText ? (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{one.outcomeText}</p>
        ) : null}
      </div>
      <Button variant="secondary" size="sm" className="shrink-0" onClick={onOpen}>
        Read case<span className="sr-only"> about {title}</span>
      </Button>
    </li>
  );
}

type SideProps = Pick<QueuedCaseDto["other"], "id" | "name"> & { earlier: number };

/** `earlier` counts other cases about the same person. */
function Side({ id, name, earlier }: SideProps) {
  return (
    <>
      <IntentLink href={adminHrefs.person(id)} className="tap-target rounded-sm underline underline-offset-4">
        {name}
      </IntentLink>
      {earlier > 0 ? (
        <span className="text-muted-foreground text-sm">
          {" "}
          ({earlier === 1 ? "1 other case about them" : `${earlier} other cases about them`})
        </span>
      ) : null}
    </>
  );
}
