"use client";

import { useState } from "react";
import { SecretOnce } from "@/components/forms/secret-once";
import { toastFailure } from "@/components/forms/toast-failure";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatDate } from "@/lib/shared/dates";
import type { WebhookDto } from "@/lib/webhooks/contract";
import { eventLabels } from "@/lib/webhooks/copy";
import { DeliveryLog } from "./delivery-log";
import { useDeleteWebhook, useRotateSecret, useSendAgain, useUpdateWebhook } from "./hooks";
import { WebhookDialog } from "./webhook-dialog";

type OpenDialog = "edit" | "rotate" | "delete" | null;

const reasons = {
  owner: "You turned it off.",
  failing: "We turned it off because it kept failing. Turn it on again once it works.",
  gone: "We turned it off because it answered that it’s gone (410).",
} as const;

export function WebhookCard({ webhook }: { webhook: WebhookDto }) {
  const { id, events, enabled, disabledReason, failingSince } = webhook;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [showsLog, setShowsLog] = useState(false);
  const titleId = `webhook-${id}`;

  return (
    <section aria-labelledby={titleId}>
      <Card>
        <WebhookHeader titleId={titleId} webhook={webhook} />
        <CardContent className="grid gap-4">
          {disabledReason ? <p>{reasons[disabledReason]}</p> : null}
          {enabled && failingSince ? (
            <p>It has been failing since {formatDate(failingSince)}. We keep trying.</p>
          ) : null}
          <ul className="list-disc pl-5 text-sm">
            {events.map((event) => (
              <li key={event}>{eventLabels[event]}</li>
            ))}
          </ul>
          {secret ? <NewSecret secret={secret} onDone={() => setSecret(null)} /> : null}
          <WebhookActions webhook={webhook} onDialog={setDialog} onSent={() => setShowsLog(true)} />
          <div className="grid gap-3">
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              aria-expanded={showsLog}
              onClick={() => setShowsLog(!showsLog)}
            >
              {showsLog ? "Hide deliveries" : "Show deliveries"}
            </Button>
            {showsLog ? <DeliveryLog webhookId={id} enabled={enabled} /> : null}
          </div>
        </CardContent>
      </Card>
      <WebhookDialogs
        webhook={webhook}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onSecret={(next) => setSecret(next)}
      />
    </section>
  );
}

function WebhookHeader({ titleId, webhook }: { titleId: string; webhook: WebhookDto }) {
  const { url, enabled, failingSince, createdAt } = webhook;
  return (
    <CardHeader className="grid">
      <CardTitle id={titleId} className="wrap-anywhere">
        {url}
      </CardTitle>
      <p className="flex flex-wrap items-center gap-2">
        <Badge variant={enabled ? "trust" : "neutral"}>{enabled ? "On" : "Off"}</Badge>
        {enabled && failingSince ? <Badge variant="waiting">Failing</Badge> : null}
        <span className="text-muted-foreground text-sm">added on {formatDate(createdAt)}</span>
      </p>
    </CardHeader>
  );
}

type ActionsProps = {
  webhook: WebhookDto;
  onDialog: (dialog: OpenDialog) => void;
  onSent: () => void;
};

function WebhookActions({ webhook: { id, enabled }, onDialog, onSent }: ActionsProps) {
  const update = useUpdateWebhook(id);
  const send = useSendAgain(id);

  function turn(on: boolean): void {
    update.mutate(
      { enabled: on },
      { onError: (error) => toastFailure("We couldn’t change that webhook", error) },
    );
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        disabled={!enabled}
        pending={send.isPending}
        onClick={() => send.mutate(null, { onSuccess: onSent })}
      >
        Send test event
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onDialog("edit")}>
        Edit
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onDialog("rotate")}>
        New secret
      </Button>
      <Button variant="secondary" size="sm" pending={update.isPending} onClick={() => turn(!enabled)}>
        {enabled ? "Turn off" : "Turn on"}
      </Button>
      <Button variant="ghost" size="sm" className="text-harm" onClick={() => onDialog("delete")}>
        Delete
      </Button>
    </div>
  );
}

export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Alert variant="waiting" title="Copy your signing secret now" role="status">
        <p>Check signatures with it, as Standard Webhooks describes. We only show it once.</p>
      </Alert>
      <SecretOnce label="Signing secret" secret={secret} />
      <Button className="justify-self-start" onClick={onDone}>
        I’ve saved it
      </Button>
    </div>
  );
}

type DialogsProps = {
  webhook: WebhookDto;
  dialog: OpenDialog;
  onClose: () => void;
  onSecret: (secret: string) => void;
};

function WebhookDialogs({ webhook, dialog, onClose, onSecret }: DialogsProps) {
  const { id, url, events } = webhook;
  const update = useUpdateWebhook(id);
  const rotate = useRotateSecret(id);
  const remove = useDeleteWebhook(id);
  if (dialog === "edit") {
    return (
      <WebhookDialog
        title="Edit webhook"
        button="Save"
        initial={{ url, events }}
        pending={update.isPending}
        error={update.error}
        onClose={onClose}
        onSubmit={(body, onError) => update.mutate(body, { onSuccess: onClose, onError })}
      />
    );
  }
  if (dialog === "rotate") {
    return (
      <ConfirmDialog
        title="Create a new secret?"
        button="Create secret"
        pending={rotate.isPending}
        onClose={onClose}
        onConfirm={() =>
          rotate.mutate(undefined, {
            onSuccess: ({ secret }) => onSecret(secret),
            onSettled: onClose,
          })
        }
      >
        <p>The current secret signs events for 24 more hours, so that you have time to change it.</p>
      </ConfirmDialog>
    );
  }
  if (dialog !== "delete") return null;
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      button="Delete webhook"
      cancel="Keep it"
      harm
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
    >
      <p>
        We stop sending events to <strong className="wrap-anywhere">{url}</strong> and delete its log.
      </p>
    </ConfirmDialog>
  );
}
