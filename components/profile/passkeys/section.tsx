"use client";

import { useState } from "react";
import { PasskeyProblem } from "@/components/auth/passkey-hooks";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import type { PasskeyDto } from "@/lib/auth/credentials/passkeys.contract";
import { passkeyCopy } from "@/lib/auth/credentials/passkeys.copy";
import { formatDate } from "@/lib/shared/dates";
import { ProfileSection } from "../section";
import { useAddPasskey, useRemovePasskey } from "./hooks";
import { NameForm } from "./name-form";
import { StepUp } from "./step-up";

type Props = { passkeys: readonly PasskeyDto[]; secondStep: boolean };

export function PasskeysSection({ passkeys, secondStep }: Props) {
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <ProfileSection id="passkeys" title={passkeyCopy.title} description={passkeyCopy.description}>
      {passkeys.length === 0 ? <p className="text-muted-foreground">{passkeyCopy.none}</p> : null}
      <ul className="divide-y empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="grid gap-4 py-3">
            <PasskeyRow
              passkey={passkey}
              onRemove={removing === passkey.id ? null : () => setRemoving(passkey.id)}
            />
            {removing === passkey.id ? (
              <RemovePrompt id={passkey.id} secondStep={secondStep} onEnd={() => setRemoving(null)} />
            ) : null}
          </li>
        ))}
      </ul>
      <AddPasskey secondStep={secondStep} />
    </ProfileSection>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyDto; onRemove: (() => void) | null }) {
  const { name, synced, createdAt, lastUsedAt } = passkey;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {synced ? <Badge>Synced</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          Added {formatDate(createdAt)} ·{" "}
          {lastUsedAt ? (
            <RelativeTime date={lastUsedAt} exact={formatDate(lastUsedAt)} prefix="last used" />
          ) : (
            "not used yet"
          )}
        </p>
      </div>
      {onRemove ? (
        <Button
          variant="ghost"
          size="sm"
          className="tap-target"
          aria-label={`Remove: ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      ) : null}
    </div>
  );
}

function RemovePrompt({ id, secondStep, onEnd }: { id: string; secondStep: boolean; onEnd: () => void }) {
  const { mutate, isPending, error } = useRemovePasskey(id);
  return (
    <StepUp
      action="Remove"
      variant="harm"
      secondStep={secondStep}
      pending={isPending}
      error={error}
      onSubmit={(body, onError) => mutate(body, { onSuccess: onEnd, onError })}
      onCancel={onEnd}
    />
  );
}

function AddPasskey({ secondStep }: { secondStep: boolean }) {
  const [step, setStep] = useState<{ at: "rest" } | { at: "name" } | { at: "proof"; name: string }>({
    at: "rest",
  });
  const { mutate, isPending, error, reset } = useAddPasskey();
  const rest = () => {
    reset();
    setStep({ at: "rest" });
  };
  if (step.at === "name")
    return <NameForm onName={(name) => setStep({ at: "proof", name })} onCancel={rest} />;
  if (step.at === "rest") {
    return (
      <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setStep({ at: "name" })}>
        {passkeyCopy.add}
      </Button>
    );
  }
  const problem = error instanceof PasskeyProblem ? error : null;
  return (
    <div className="grid gap-4">
      {problem ? <Alert role="alert" title={problem.message} /> : null}
      <StepUp
        action="Continue"
        secondStep={secondStep}
        pending={isPending}
        error={problem ? null : error}
        onSubmit={(stepUp, onError) => mutate({ name: step.name, stepUp }, { onSuccess: rest, onError })}
        onCancel={rest}
      />
    </div>
  );
}
