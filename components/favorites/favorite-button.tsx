"use client";

import { cx } from "class-variance-authority";
import { Heart } from "@/components/ui/icons";
import { useFavorite } from "./hooks";

type FavoriteButtonProps = { id: string; title: string; className?: string };

/**
 * The heart of a card: a visitor's in the page that everybody gets, filled in the browser where the listing is saved.
 * It lies over the picture's corner, so that it moves nothing whatever its state.
 */
export function FavoriteButton({ id, title, className }: FavoriteButtonProps) {
  const { saved, toggle } = useFavorite(id);
  return (
    <button
      type="button"
      data-slot="favorite-button"
      aria-label={`Save ${title} to favorites`}
      aria-pressed={saved ?? false}
      className={cx("group/heart grid size-11 place-content-center rounded-full noscript:hidden", className)}
      onClick={() => void toggle()}
    >
      <span className="bg-card text-foreground group-hover/heart:text-harm group-active/heart:bg-accent group-aria-pressed/heart:text-harm grid size-9 place-content-center rounded-full transition-colors">
        <Heart className="group-aria-pressed/heart:fill-current" />
      </span>
    </button>
  );
}
