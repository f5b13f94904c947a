"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { Heart } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast-store";
import { currentUserQuery } from "@/components/users/hooks";
import { favoriteCopy } from "@/lib/favorites/copy";
import { hrefs } from "@/lib/shared/hrefs";

type FavoriteButtonProps = { title: string; className?: string };

/** The heart of a card. It lies over the picture's corner, so that it moves nothing whatever its state. */
export function FavoriteButton({ title, className }: FavoriteButtonProps) {
  const client = useQueryClient();
  const pathname = usePathname();

  async function save() {
    if (await client.ensureQueryData(currentUserQuery)) return;
    toast({
      title: favoriteCopy.signInRequired,
      variant: "notice",
      action: { label: "Log in", href: hrefs.auth(pathname) },
    });
  }

  return (
    <button
      type="button"
      data-slot="favorite-button"
      aria-label={`Save ${title} to favorites`}
      className={`group/heart grid size-11 place-content-center rounded-full in-data-signed-in:hidden noscript:hidden ${className ?? ""}`}
      onClick={() => void save()}
    >
      <span className="bg-card text-foreground group-hover/heart:text-harm group-active/heart:bg-accent grid size-9 place-content-center rounded-full transition-colors">
        <Heart />
      </span>
    </button>
  );
}
