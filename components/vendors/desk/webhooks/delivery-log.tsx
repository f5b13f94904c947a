"use client";

import { useQuery } from "@tanstack/react-query";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { formatDate } from "@/lib/shared/dates";
import type { DeliveryDto } from "@/lib/webhooks/contract";
import { deliveriesQuery, useSendAgain } from "./hooks";

const looks = {
  delivered: { variant: "trust", label: "Delivered" },
  pending: { variant: "waiting", label: "On its way" },
  failed: { variant: "harm", label: "Failed" },
} as const;

type Props = { webhookId: string; enabled: boolean };

export function DeliveryLog({ webhookId, enabled }: Props) {
  const { data: deliveries, error, isPending, refetch } = useQuery(deliveriesQuery(webhookId));
  if (isPending) {
    return (
      <p role="status" className="text-muted-foreground">
        Loading deliveries…
      </p>
    );
  }
  if (!deliveries) {
    return (
      <Alert variant="harm" role="alert">
        <p>{errorText(error, tryAgain)}</p>
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (deliveries.length === 0) {
    return <p className="text-muted-foreground">Nothing was sent yet. Send a test event to try it out.</p>;
  }
  return (
    <ul className="divide-y border-y">
      {deliveries.map((delivery) => (
        <DeliveryItem key={delivery.id} webhookId={webhookId} delivery={delivery} enabled={enabled} />
      ))}
    </ul>
  );
}

type ItemProps = Props & { delivery: DeliveryDto };

function DeliveryItem({ webhookId, delivery, enabled }: ItemProps) {
  const { id, type, status, attempts, responseStatus, error, createdAt, nextAttemptAt } = delivery;
  const resend = useSendAgain(webhookId);
  const { variant, label } = looks[status];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <code>{type}</code>
          <Badge variant={variant}>{label}</Badge>
        </p>
        <p className="text-muted-foreground text-sm">
          <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
          {attempts > 0 ? ` · ${attempts === 1 ? "1 try" : `${attempts} tries`}` : null}
          {responseStatus === null ? null : ` · answer ${responseStatus}`}
        </p>
        {error && responseStatus === null ? <p className="text-sm">{error}</p> : null}
        {nextAttemptAt && attempts > 0 ? (
          <p className="text-muted-foreground text-sm">
            <RelativeTime date={nextAttemptAt} exact={formatDate(nextAttemptAt)} prefix="Next try" />
          </p>
        ) : null}
      </div>
      {status === "pending" ? null : (
        <Button
          variant="ghost"
          size="sm"
          className="tap-target"
          aria-label={`Send ${type} again`}
          disabled={!enabled}
          pending={resend.isPending}
          onClick={() => resend.mutate(id)}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
