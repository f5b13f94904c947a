"use client";

import Link from "next/link";
import { useState } from "react";
import { SecretOnce } from "@/components/forms/secret-once";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { KeyRound } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ApiKeyDto, CreatedApiKeyDto } from "@/lib/auth/keys/keys.contract";
import { keyCopy, scopeLabels } from "@/lib/auth/keys/keys.copy";
import type { Role } from "@/lib/shared/access";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { ProfileSection } from "../section";
import { CreateDialog } from "./create-dialog";
import { useRevokeApiKey } from "./hooks";

type Props = { keys: readonly ApiKeyDto[]; role: Role; secondStep: boolean };

export function ApiKeysSection({ keys, role, secondStep }: Props) {
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKeyDto | null>(null);
  const [revoking, setRevoking] = useState<ApiKeyDto | null>(null);
  const revoke = useRevokeApiKey();

  function confirmRevoke(id: string): void {
    revoke.mutate(id, {
      onSettled: () => {
        if (created?.apiKey.id === id) setCreated(null);
        setRevoking(null);
      },
    });
  }

  return (
    <ProfileSection
      id="api-keys"
      title="API keys"
      description={
        <>
          Let your own programs use the <Link href={hrefs.apiDocs()}>API</Link> as you, within the permissions
          you choose. Keys can’t sign in or change your password, email address, or payments. They end when
          you change your password.
        </>
      }
    >
      {role === "admin" ? (
        <p className="text-muted-foreground">{keyCopy.admins}</p>
      ) : (
        <>
          {created ? <CreatedKey created={created} onDone={() => setCreated(null)} /> : null}
          <KeyList keys={keys} onRevoke={setRevoking} />
          <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setIsCreating(true)}>
            Create an API key
          </Button>
        </>
      )}
      {isCreating ? (
        <CreateDialog
          isVendor={role === "vendor"}
          secondStep={secondStep}
          onClose={() => setIsCreating(false)}
          onCreated={(made) => {
            setIsCreating(false);
            setCreated(made);
          }}
        />
      ) : null}
      {revoking ? (
        <RevokeDialog
          name={revoking.name}
          pending={revoke.isPending}
          onClose={() => setRevoking(null)}
          onConfirm={() => confirmRevoke(revoking.id)}
        />
      ) : null}
    </ProfileSection>
  );
}

type RevokeProps = { name: string; pending: boolean; onClose: () => void; onConfirm: () => void };

function RevokeDialog({ name, pending, onClose, onConfirm }: RevokeProps) {
  return (
    <ConfirmDialog
      title="Revoke this key?"
      button="Revoke key"
      cancel="Keep it"
      harm
      pending={pending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        Programs that use <strong className="wrap-anywhere">{name}</strong> stop working at once. You can’t
        undo this.
      </p>
    </ConfirmDialog>
  );
}

function CreatedKey({ created, onDone }: { created: CreatedApiKeyDto; onDone: () => void }) {
  return (
    <div className="mb-5 grid gap-4">
      <Alert variant="waiting" title="Copy your key now" role="status">
        <p>We only show it once. Keep it as safe as a password.</p>
      </Alert>
      <SecretOnce label={`API key ${created.apiKey.name}`} secret={created.key} />
      <Button className="justify-self-start" onClick={onDone}>
        I’ve saved it
      </Button>
    </div>
  );
}

type ListProps = { keys: readonly ApiKeyDto[]; onRevoke: (key: ApiKeyDto) => void };

function KeyList({ keys, onRevoke }: ListProps) {
  if (keys.length === 0) return <p className="text-muted-foreground">You have no API keys.</p>;
  return (
    <ul className="divide-y border-y">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
      ))}
    </ul>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyDto; onRevoke: () => void }) {
  const { name, start, scopes, createdAt, lastUsedAt, expiresAt, expired } = apiKey;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <KeyRound className="text-muted-foreground mt-0.5 size-6" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {expired ? <Badge variant="waiting">Expired</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          <code>{start}…</code> · created on {formatDate(createdAt)} · {expired ? "expired on" : "expires on"}{" "}
          {formatDate(expiresAt)}
        </p>
        <p className="text-muted-foreground text-sm">
          {lastUsedAt ? (
            <RelativeTime date={lastUsedAt} exact={formatDate(lastUsedAt)} prefix="Last used" />
          ) : (
            "Never used"
          )}
        </p>
        <p className="mt-1 text-sm">{scopes.map((scope) => scopeLabels[scope]).join(" · ")}</p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="tap-target"
        aria-label={`Revoke ${name}`}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </li>
  );
}
