"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Statements } from "@/components/cases/statements";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { caseCopy as copy, caseOutcomeNames } from "@/lib/cases/copy";
import { readCase, type QueuedCaseDto } from "@/lib/cases/moderation.contract";
import { caseOutcomes, maxOutcomeLength } from "@/lib/cases/rules";
import { call } from "@/lib/client/api";
import { adminKeys } from "../keys";
import { QueryContent } from "../moderation/query-content";
import { useCloseCase } from "./hooks";

type Props = { one: QueuedCaseDto; onClose: () => void };

export function CaseDialog({ one, onClose }: Props) {
  if (one.status === "open") return <OpenCase one={one} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Case: ${one.title}`}
      footer={
        <Button variant="secondary" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      <CaseStatements id={one.id} />
    </Dialog>
  );
}

function OpenCase({ one, onClose }: Props) {
  const [outcome, setOutcome] = useState("");
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const close = useCloseCase(one.id, onClose);
  const fields = fieldErrors(close.error);
  const chosen = caseOutcomes.find((name) => name === outcome);

  function submit(): void {
    setChecked(true);
    if (chosen && text.trim() !== "") close.mutate({ outcome: chosen, text });
  }

  return (
    <FormDialog
      title={`Case: ${one.title}`}
      button="Close case"
      pending={close.isPending}
      error={close.error}
      failure={`The case wasn’t closed. ${tryAgain}`}
      onClose={onClose}
      onSubmit={submit}
    >
      <CaseStatements id={one.id} />
      <Field
        label="Outcome"
        error={fields.outcome ?? (isChecked && !chosen ? copy.chooseOutcome : undefined)}
      >
        {(ids) => (
          <Select {...ids} value={outcome} onChange={(event) => setOutcome(event.target.value)}>
            <option value="">Choose</option>
            {caseOutcomes.map((name) => (
              <option key={name} value={name}>
                {caseOutcomeNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Explanation"
        help="Both sides see this."
        error={fields.text ?? (isChecked && text.trim() === "" ? copy.outcomeMissing : undefined)}
      >
        {(ids) => (
          <Textarea
            {...ids}
            rows={3}
            value={text}
            maxLength={maxOutcomeLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Fetched once, because every read is logged. */
function CaseStatements({ id }: { id: string }) {
  const query = useQuery({
    queryKey: adminKeys.caseStatements(id),
    queryFn: () => call(readCase, { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <QueryContent
      query={query}
      failure="We couldn’t load this case. Try again."
      skeleton={
        <div className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12 w-2/3" />
        </div>
      }
    >
      {(statements) => (
        <div className="grid gap-4">
          <p className="text-muted-foreground text-sm">The audit log shows that you opened this.</p>
          <Statements statements={statements} />
        </div>
      )}
    </QueryContent>
  );
}
