"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Check, Share } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Copy } from "@/components/ui/deferred-icons";
import { toast } from "@/components/ui/toast-store";
import { formatPoints } from "@/lib/rewards/rules";
import { formatNumber } from "@/lib/shared/numbers";

const confirmationMs = 2500;

const noChange = () => () => undefined;

function useLinkCopy(url: string) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      field.current?.select();
      toast({ title: "Copy the selected link", variant: "notice" });
    }
  }

  return { field, copied, copy };
}

type Props = { url: string; joined: number; points: number };

export function InviteCard({ url, joined, points }: Props) {
  const { field, copied, copy } = useLinkCopy(url);
  const canShare = useSyncExternalStore(
    noChange,
    () => typeof navigator.share === "function",
    () => false,
  );

  function share(): void {
    // Rejects if the share sheet is closed.
    navigator.share({ url }).catch(() => undefined);
  }

  return (
    <Card id="invite" className="scroll-mt-20">
      <CardContent className="grid gap-4">
        <div>
          <h2 className="text-lg font-semibold">Invite friends</h2>
          <p className="text-muted-foreground mt-1">
            You get {formatPoints(points)} when a friend signs up with your link, confirms their email and has
            a first review published.
          </p>
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="invite-link">Your link</Label>
          <Input
            ref={field}
            id="invite-link"
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button className="grow" onClick={() => void copy()}>
            {copied ? <Check /> : <Copy />}
            <span aria-live="polite">{copied ? "Link copied" : "Copy link"}</span>
          </Button>
          {canShare ? (
            <Button variant="secondary" className="grow" onClick={share}>
              <Share />
              Share
            </Button>
          ) : null}
        </div>
        <p className="text-muted-foreground text-sm">
          {joined === 0
            ? "No one has joined with your link yet."
            : `${formatNumber(joined)} ${joined === 1 ? "friend has" : "friends have"} joined with your link.`}
        </p>
      </CardContent>
    </Card>
  );
}
