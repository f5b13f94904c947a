"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import type { HeldMessageDto } from "@/lib/messages/moderation/held.contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";
import { HeldDialog } from "./held-dialog";

export function HeldQueue({ messages }: { messages: readonly HeldMessageDto[] }) {
  const [shown, setShown] = useState<HeldMessageDto | null>(null);
  return (
    <>
      <ul role="list" className="grid gap-3">
        {messages.map((one) => (
          <HeldRow key={one.id} one={one} onOpen={() => setShown(one)} />
        ))}
      </ul>
      {shown ? <HeldDialog key={shown.id} one={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function HeldRow({ one, onOpen }: { one: HeldMessageDto; onOpen: () => void }) {
  const { sender, recipient, about, copies, memberSince, createdAt } = one;
  return (
    <li className="bg-card flex flex-wrap items-start justify-between gap-3 rounded-xl border p-4">
      <div className="grid min-w-0 gap-1">
        <p>
          <Badge variant="waiting">Same text to {copies} other people</Badge>
        </p>
        <h2 className="font-semibold wrap-anywhere">{about}</h2>
        <p className="wrap-anywhere">
          <Person {...sender} /> to <Person {...recipient} />
        </p>
        <p className="text-muted-foreground text-sm">
          Written {formatDate(createdAt)} · Member since {formatDate(memberSince)}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        Read message<span className="sr-only"> about {about}</span>
      </Button>
    </li>
  );
}

function Person({ id, name }: HeldMessageDto["sender"]) {
  return (
    <IntentLink href={adminHrefs.person(id)} className="tap-target rounded-sm underline underline-offset-4">
      {name}
    </IntentLink>
  );
}
