"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showAuth, type AuthTab } from "@/components/auth/auth-store";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LoaderCircle } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast-store";
import { useCurrentUser } from "@/components/users/hooks";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { useSaveSearch } from "./hooks";
import { SavedForm } from "./saved-form";
import { setWaitingSearch, takePendingSearch } from "./waiting-store";

type Props = { address: ListingAddress; open: boolean; onOpenChange: (open: boolean) => void };

export function SaveSearchDialog({ address, open, onOpenChange }: Props) {
  const { user, isLoading } = useCurrentUser();
  const { mutate, data: saved, error, isPending } = useSaveSearch();
  const [waits, setWaits] = useState(false);
  const [triesAgain, setTriesAgain] = useState(false);
  const started = useRef(false);
  const saves = user !== null && (open || waits);

  function save(): void {
    mutate(address, {
      onSuccess: () => {
        if (waits) toast({ title: "Search saved", action: { label: "View", href: hrefs.savedSearches() } });
        setWaits(false);
      },
      onSettled: () => setTriesAgain(false),
    });
  }
  const saveAtOnce = useEffectEvent(save);

  useEffect(() => {
    if (!open && !waits) started.current = false;
    if (!saves || started.current) return;
    started.current = true;
    takePendingSearch();
    saveAtOnce();
  }, [saves, open, waits]);

  function enter(tab: AuthTab): void {
    setWaits(true);
    setWaitingSearch(address);
    onOpenChange(false);
    showAuth({ view: "auth", tab, onSuccess: () => undefined });
  }

  const pending = isPending || isLoading;
  const done = saved?.existed ? "You already saved this search" : "Search saved";
  const title = !user ? "Save this search" : error ? "Search not saved" : done;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={pending ? "Saving search…" : title}>
      {!user && !isLoading ? (
        <SignInFirst onEnter={enter} />
      ) : saved ? (
        <SavedForm key={saved.id} saved={saved} onDone={() => onOpenChange(false)} />
      ) : error || triesAgain ? (
        <SaveFailed
          error={error}
          pending={isPending}
          onRetry={() => {
            setTriesAgain(true);
            save();
          }}
        />
      ) : (
        <p className="grid h-40 place-content-center">
          <LoaderCircle className="text-muted-foreground size-6 animate-spin" label="Saving" />
        </p>
      )}
    </Dialog>
  );
}

function SignInFirst({ onEnter }: { onEnter: (tab: AuthTab) => void }) {
  return (
    <div className="grid gap-5">
      <p>Keep this search in your account, see what’s new in it, and get an email when something matches.</p>
      <div className="grid gap-3">
        <Button onClick={() => onEnter("register")} data-autofocus>
          Sign up and save
        </Button>
        <Button variant="secondary" onClick={() => onEnter("login")}>
          Log in and save
        </Button>
      </div>
    </div>
  );
}

type FailedProps = { error: Error | null; pending: boolean; onRetry: () => void };

function SaveFailed({ error, pending, onRetry }: FailedProps) {
  return (
    <div className="grid gap-5">
      {error ? (
        <Alert variant="harm" role="alert">
          <p>{errorText(error, `This search wasn’t saved. ${tryAgain}`)}</p>
        </Alert>
      ) : null}
      <Button pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
