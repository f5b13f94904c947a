"use client";

import { useState } from "react";
import { RelativeTime } from "@/components/ui/relative-time";
import { Button } from "@/components/ui/button";
import type { IdentityDto } from "@/lib/auth/credentials/identities.contract";
import { identityCopy } from "@/lib/auth/credentials/identities.copy";
import { formatDate } from "@/lib/shared/dates";
import { useRemoveIdentity } from "./identity-hooks";
import { CodePrompt } from "./second-step/code-prompt";
import { PasswordPrompt } from "./second-step/password-prompt";
import { ProfileSection } from "./section";

type Props = { identities: readonly IdentityDto[]; secondStep: boolean };

export function IdentitiesSection({ identities, secondStep }: Props) {
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <ProfileSection id="linked" title={identityCopy.title} description={identityCopy.description}>
      <ul className="divide-y">
        {identities.map((identity) => (
          <li key={identity.id} className="grid gap-4 py-3">
            <IdentityRow
              identity={identity}
              onRemove={removing === identity.id ? null : () => setRemoving(identity.id)}
            />
            {removing === identity.id ? (
              <RemovePrompt id={identity.id} secondStep={secondStep} onEnd={() => setRemoving(null)} />
            ) : null}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

function IdentityRow({ identity, onRemove }: { identity: IdentityDto; onRemove: (() => void) | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{identity.provider}</p>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {identity.email} ·{" "}
          <RelativeTime
            date={identity.lastUsedAt}
            exact={formatDate(identity.lastUsedAt)}
            prefix="last used"
          />
        </p>
      </div>
      {onRemove ? (
        <Button
          variant="ghost"
          size="sm"
          className="tap-target"
          aria-label={`Remove: ${identity.provider}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      ) : null}
    </div>
  );
}

type RemoveProps = { id: string; secondStep: boolean; onEnd: () => void };

function RemovePrompt({ id, secondStep, onEnd }: RemoveProps) {
  const { mutate, isPending, error } = useRemoveIdentity(id);
  const shared = { action: "Remove", pending: isPending, error, onCancel: onEnd };
  return secondStep ? (
    <CodePrompt
      {...shared}
      variant="harm"
      onSubmit={(body, onError) => mutate(body, { onSuccess: onEnd, onError })}
    />
  ) : (
    <PasswordPrompt
      {...shared}
      onPassword={(password, onError) => mutate({ password }, { onSuccess: onEnd, onError })}
    />
  );
}
