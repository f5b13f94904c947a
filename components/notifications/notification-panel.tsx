"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Bell } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import type { NotificationDto } from "@/lib/notifications/center/center.contract";
import { groupNotifications } from "@/lib/notifications/center/center.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { IntentLink } from "@/components/ui/intent-link";
import { useMarkRead, useNotifications } from "./hooks";
import { NotificationRow } from "./notification-row";

const links = [
  { name: "Purchases", href: hrefs.purchases() },
  { name: "Sales", href: hrefs.sales() },
  { name: "Settings", href: hrefs.profile("notifications") },
] as const;

type PanelProps = { userId: string; onFollow: () => void };

export function NotificationPanel({ userId, onFollow }: PanelProps) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useNotifications(userId);
  const shown = data?.pages.flatMap(({ items }) => items) ?? [];
  const fresh = useNewIds(userId, shown);
  return (
    <>
      <PanelHead onFollow={onFollow} />
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={isPending}>
        {isPending ? <PanelSkeleton /> : null}
        {isError ? (
          <div className="p-4" role="alert">
            <p>We couldn’t load your notifications.</p>
            <Button className="mt-3" variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : null}
        {data && shown.length === 0 ? (
          <EmptyState icon={Bell} title="You’re all caught up" level={3}>
            <p className="text-muted-foreground">
              Messages, offers, price drops and decisions about your listings show up here.
            </p>
          </EmptyState>
        ) : null}
        <ul>
          {groupNotifications(shown).map(({ first, count }) => (
            <li key={first.id}>
              <NotificationRow
                notification={first}
                count={count}
                isNew={fresh.has(first.id)}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <div className="p-3 text-center">
            <Button variant="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? "Loading…" : "Show older"}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function PanelHead({ onFollow }: Pick<PanelProps, "onFollow">) {
  return (
    <div className="flex items-center justify-between border-b py-2 pr-2 pl-4">
      <h2 className="font-semibold">Notifications</h2>
      <div className="flex">
        {links.map(({ name, href }) => (
          <IntentLink
            key={href}
            href={href}
            className="hover:bg-accent grid min-h-11 place-content-center rounded-md px-2.5 text-sm underline underline-offset-4"
            onClick={onFollow}
          >
            {name}
          </IntentLink>
        ))}
      </div>
    </div>
  );
}

function useNewIds(userId: string, shown: readonly NotificationDto[]): ReadonlySet<string> {
  const { mutate } = useMarkRead(userId);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = shown.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const key = unread.join();
  if (unread.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread]));
  useEffect(() => {
    if (key) mutate(key.split(","));
  }, [key, mutate]);
  return fresh;
}

function PanelSkeleton() {
  return (
    <div className="grid gap-4 p-4" aria-label="Loading notifications">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
