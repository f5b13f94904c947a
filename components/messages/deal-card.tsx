import type { ReactNode } from "react";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import type { Icon } from "@/components/ui/icon";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import type { useDealStep } from "./deal-hooks";
import type { DealDialogRequest } from "./deal-words";
import type { Clock } from "./times";

export type DealCardProps = {
  conversation: ConversationDto;
  deal: DealDto;
  clock: Clock;
  onPress: (press: DealDialogRequest) => void;
  step: ReturnType<typeof useDealStep>;
};

type Props = {
  icon: Icon;
  title: string;
  state: string;
  look: BadgeVariant;
  actions?: ReactNode;
  children: ReactNode;
};

export function DealCard({ icon: CardIcon, title, state, look, actions, children }: Props) {
  return (
    <section
      aria-label={title}
      data-slot="deal-card"
      className="bg-card mx-auto mt-4 grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 className="flex min-w-0 items-center gap-2 font-semibold">
          <CardIcon className="text-muted-foreground size-4.5" />
          <span className="truncate">{title}</span>
        </h3>
        <Badge variant={look}>{state}</Badge>
      </div>
      {children}
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </section>
  );
}
