"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ExternalLink } from "@/components/ui/deferred-icons";
import { businessEvents } from "@/lib/events/business.rules";
import type { WebhookDto } from "@/lib/webhooks/contract";
import { maxWebhooks } from "@/lib/webhooks/rules";
import { useCreateWebhook, webhooksQuery } from "./hooks";
import { NewSecret, WebhookCard } from "./webhook-card";
import { WebhookDialog } from "./webhook-dialog";

export function WebhooksView({ initial }: { initial: WebhookDto[] }) {
  const { data: webhooks } = useQuery({ ...webhooksQuery, initialData: initial });
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = <Button onClick={() => setIsAdding(true)}>Add a webhook</Button>;
  return (
    <div className={webhooks.length > 0 ? "grid max-w-3xl gap-6" : "grid gap-6"}>
      {secret ? <NewSecret secret={secret} onDone={() => setSecret(null)} /> : null}
      {webhooks.length === 0 ? (
        <EmptyState icon={ExternalLink} title="No webhooks yet">
          <p className="text-muted-foreground">
            We can tell your own programs about messages, offers, and decisions as they happen.
          </p>
          {add}
        </EmptyState>
      ) : (
        <>
          <p className="text-muted-foreground">
            We tell these addresses what happened, signed, with ids only. Your programs read the rest through
            the API.
          </p>
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
          {webhooks.length < maxWebhooks ? <div>{add}</div> : null}
        </>
      )}
      {isAdding ? (
        <AddDialog
          onClose={() => setIsAdding(false)}
          onSecret={(made) => {
            setIsAdding(false);
            setSecret(made);
          }}
        />
      ) : null}
    </div>
  );
}

function AddDialog({ onClose, onSecret }: { onClose: () => void; onSecret: (secret: string) => void }) {
  const create = useCreateWebhook();
  return (
    <WebhookDialog
      title="Add a webhook"
      button="Add webhook"
      initial={{ url: "", events: [...businessEvents] }}
      pending={create.isPending}
      error={create.error}
      onClose={onClose}
      onSubmit={(body, onError) =>
        create.mutate(body, { onSuccess: ({ secret }) => onSecret(secret), onError })
      }
    />
  );
}
