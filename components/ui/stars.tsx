"use client";

import { clsx as cx } from "clsx";

import { Star } from "./icons";
import { formatNumber } from "@/lib/shared/numbers";

const five = [1, 2, 3, 4, 5];

function Row({ className }: { className: string }) {
  return (
    <span className={cx("flex gap-0.5", className)}>
      {five.map((star) => (
        <Star key={star} className="star" />
      ))}
    </span>
  );
}

type StarsProps = { value: number; className?: string };

export function Stars({ value, className }: StarsProps) {
  const share = Math.min(Math.max(value, 0), 5) / 5;
  return (
    <span
      data-slot="stars"
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5 stars`}
      className={cx("relative inline-block align-[-0.15em]", className)}
    >
      <Row className="text-input" />
      <span className="text-star absolute inset-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
        <Row className="w-max" />
      </span>
    </span>
  );
}

type RatingProps = { value: number; count: number; className?: string };

export function Rating({ value, count, className }: RatingProps) {
  if (count === 0) {
    return <span className={cx("text-muted-foreground", className)}>No reviews yet</span>;
  }
  const shown = value.toFixed(1);
  const reviews = formatNumber(count);
  return (
    <span className={cx("rating", className)}>
      <span className="sr-only">{`Rated ${shown} out of 5, ${reviews} ${count === 1 ? "review" : "reviews"}`}</span>
      <Star className="star" />
      <span aria-hidden className="font-semibold">
        {shown}
      </span>
      <span aria-hidden className="text-muted-foreground">
        {`(${reviews})`}
      </span>
    </span>
  );
}
