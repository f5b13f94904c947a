"use client";

import { Heart } from "@/components/ui/icons";
import { useFavorites, type Favorites } from "./hooks";
import type { FavoriteKind } from "./keys";
import { useSharedFavorites } from "./shared-favorites";

type FavoriteButtonProps = { id: string; title: string; kind?: FavoriteKind; className?: string };

/**
 * Rendered unsaved on the server, because the page is the same for everyone, and filled in on the client. Overlays the
 * image so that state changes don't shift the layout.
 */
export function FavoriteButton(props: FavoriteButtonProps) {
  const favorites = useSharedFavorites();
  return favorites ? <HeartButton {...props} favorites={favorites} /> : <LoneFavoriteButton {...props} />;
}

function LoneFavoriteButton(props: FavoriteButtonProps) {
  return <HeartButton {...props} favorites={useFavorites(props.kind)} />;
}

function HeartButton({
  id,
  title,
  kind,
  className,
  favorites,
}: FavoriteButtonProps & { favorites: Favorites }) {
  return (
    <button
      type="button"
      data-slot="favorite-button"
      aria-label={kind === "job" ? `Save the job ${title}` : `Save ${title} to favorites`}
      aria-pressed={favorites.saved?.includes(id) ?? false}
      className={className}
      onClick={() => void favorites.toggle(id)}
    >
      <span>
        <Heart />
      </span>
    </button>
  );
}
