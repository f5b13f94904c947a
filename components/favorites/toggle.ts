import type { QueryClient } from "@tanstack/react-query";
import { cacheListings } from "@/components/pwa/store-offline-listings";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { addFavorite, removeFavorite } from "@/lib/favorites/contract";
import { favoriteCopy } from "@/lib/favorites/copy";
import { hrefs } from "@/lib/shared/hrefs";
import { favoriteKeys } from "./keys";

type Toggle = { client: QueryClient; id: string; idsKey: readonly string[] };

/** Serializes requests so that the last press wins. */
let requestQueue: Promise<void> = Promise.resolve();
let waiting = 0;

export function promptSignIn(pathname: string): void {
  toast({
    title: favoriteCopy.signInRequired,
    variant: "notice",
    action: { label: "Log in", href: hrefs.auth(pathname) },
  });
}

export async function toggleFavorite({ client, id, idsKey }: Toggle): Promise<void> {
  await client.cancelQueries({ queryKey: idsKey });
  const add = !(client.getQueryData<string[]>(idsKey) ?? []).includes(id);

  function show(saved: boolean): void {
    client.setQueryData(idsKey, (ids: string[] = []) => {
      const others = ids.filter((other) => other !== id);
      return saved ? [id, ...others] : others;
    });
  }

  async function send(): Promise<void> {
    try {
      await call(add ? addFavorite : removeFavorite, { params: { id } });
      toast({ title: add ? favoriteCopy.added : favoriteCopy.removed });
      if (add) cacheListings([hrefs.listing(id)]);
    } catch {
      show(!add);
      toast({ title: add ? favoriteCopy.addFailed : favoriteCopy.removeFailed, variant: "destructive" });
    }
  }

  show(add);
  waiting += 1;
  requestQueue = requestQueue.then(send);
  await requestQueue;
  waiting -= 1;
  if (waiting === 0) await client.invalidateQueries({ queryKey: favoriteKeys.all });
}
