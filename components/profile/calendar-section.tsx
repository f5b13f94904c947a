"use client";

import { useQuery } from "@tanstack/react-query";
import { SecretOnce } from "@/components/forms/secret-once";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatDate } from "@/lib/shared/dates";
import { feedQuery, useDeleteFeed, useRenewFeed } from "./calendar-hooks";
import { ProfileSection } from "./section";

export function CalendarSection() {
  const { data: feed } = useQuery(feedQuery);
  const renew = useRenewFeed();
  const remove = useDeleteFeed();
  const since = feed?.since;
  return (
    <ProfileSection
      id="calendar"
      title="Calendar subscription"
      description="See your viewings and appointments in Apple, Google or Outlook Calendar. Anyone with the address can read them, so keep it to yourself."
    >
      <div className="grid justify-items-start gap-4">
        {renew.data ? (
          <Alert variant="trust" className="w-full">
            <div className="grid gap-3">
              <p>Add this address to your calendar app. We show it only once.</p>
              <SecretOnce label="Calendar address" secret={renew.data.url} />
            </div>
          </Alert>
        ) : null}
        {since ? <p className="text-muted-foreground">On since {formatDate(since)}.</p> : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" pending={renew.isPending} onClick={() => renew.mutate()}>
            {since ? "Replace address" : "Create address"}
          </Button>
          {since ? (
            <Button variant="ghost" pending={remove.isPending} onClick={() => remove.mutate()}>
              Turn off
            </Button>
          ) : null}
        </div>
        {since ? (
          <p className="text-muted-foreground text-sm">The old address stops working when you replace it.</p>
        ) : null}
      </div>
    </ProfileSection>
  );
}
