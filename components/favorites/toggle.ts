import type { QueryClient } from "@tanstack/react-query";
import { cacheListings } from "@/components/pwa/store-offline-listings";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import { addFavorite, removeFavorite } from "@/lib/favorites/contract";
import { favoriteCopy, savedJobCopy } from "@/lib/favorites/copy";
import { removeSavedJob, saveJob } from "@/lib/favorites/jobs.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { favoriteKeys, type FavoriteKind } from "./keys";

type Toggle = { client: QueryClient; id: string; kind: FavoriteKind; idsKey: readonly string[] };

const kinds = {
  listing: {
    add: (id: string) => call(addFavorite, { params: { id } }),
    remove: (id: string) => call(removeFavorite, { params: { id } }),
    copy: favoriteCopy,
  },
  job: {
    add: (id: string) => call(saveJob, { params: { id } }),
    remove: (id: string) => call(removeSavedJob, { params: { id } }),
    copy: savedJobCopy,
  },
} as const;

/** Serializes requests so that the last press wins. */
let requestQueue: Promise<void> = Promise.resolve();
let waiting = 0;

export function promptSignIn(kind: FavoriteKind, pathname: string): void {
  toast({
    title: kinds[kind].copy.signInRequired,
    variant: "notice",
    action: { label: "Log in", href: hrefs.auth(pathname) },
  });
}

export async function toggleFavorite({ client, id, kind, idsKey }: Toggle): Promise<void> {
  const { copy, ...calls } = kinds[kind];
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
      await (add ? calls.add : calls.remove)(id);
      toast({ title: add ? copy.added : copy.removed });
      if (add && kind === "listing") cacheListings([hrefs.listing(id)]);
    } catch {
      show(!add);
      toast({ title: add ? copy.addFailed : copy.removeFailed, variant: "destructive" });
    }
  }

  show(add);
  waiting += 1;
  requestQueue = requestQueue.then(send);
  await requestQueue;
  waiting -= 1;
  if (waiting === 0) await client.invalidateQueries({ queryKey: favoriteKeys.all(kind) });
}
