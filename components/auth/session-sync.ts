"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { currentUserQuery } from "@/components/users/hooks";
import { tokenChange } from "@/lib/client/token-store";
import { forgetPerson } from "./forget-person";

/** Follows the other tabs of this browser: signed out in one is signed out in all, and so is signed in. */
export function useSessionSync(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    function follow(event: StorageEvent): void {
      const change = tokenChange(event);
      if (!change) return;
      if (change === "cleared") forgetPerson(client);
      else void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      // Pages that the server made for the person are made again for whoever is there now.
      router.refresh();
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [client, router]);
}
