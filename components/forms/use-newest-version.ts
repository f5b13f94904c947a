"use client";

import { useEffect, useEffectEvent } from "react";
import { savedVersion } from "@/lib/client/draft-store";
import type { SavedRecord } from "./saved-form-rules";

type Options<O extends SavedRecord> = {
  initial: O | null;
  draftName: (id: string) => string;
  read: (id: string) => Promise<O>;
  onNewest: (newest: O) => void;
};

/** Loads the newest version if the page was requested before the last save finished or came from the browser's cache. */
export function useNewestVersion<O extends SavedRecord>({ initial, draftName, read, onNewest }: Options<O>) {
  const isOutdated = useEffectEvent(
    () => initial !== null && initial.version < savedVersion(draftName(initial.id)),
  );
  const readNewest = useEffectEvent(read);
  const applyNewest = useEffectEvent(onNewest);
  const initialId = initial?.id;
  useEffect(() => {
    if (!initialId || !isOutdated()) return;
    // If the read fails, the outdated version stays, and saving it reports a conflict.
    readNewest(initialId).then(applyNewest, () => undefined);
  }, [initialId]);
}
