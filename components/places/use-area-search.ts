"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from "react";
import { call } from "@/lib/client/api";
import { findNearest } from "@/lib/places/contract";
import { distances, roundDegrees } from "@/lib/places/rules";
import { center, viewRadiusMiles } from "./clusters";
import { placeHref } from "./place-mark";
import { planeOf, type View } from "./planes";

const restMs = 700;

type Previous = { href: string; view: View };

type Options = {
  href: string;
  view: View;
  setView: Dispatch<SetStateAction<View>>;
  hold: () => void;
};

function distanceOf(view: View) {
  const miles = viewRadiusMiles(view);
  return distances.find((distance) => distance >= miles * 0.9);
}

async function findCenter(view: View): Promise<string | null> {
  const { latitude, longitude } = planeOf(view).locate(center(view));
  const body = { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
  const { place } = await call(findNearest, { body });
  return place?.id ?? null;
}

export function useAreaSearch({ href, view, setView, hold }: Options) {
  const router = useRouter();
  const [moves, setMoves] = useState(0);
  const [start, setStart] = useState<View | null>(null);
  const [previous, setPrevious] = useState<Previous | null>(null);

  function show(next: string): void {
    hold();
    router.push(next, { scroll: false });
  }

  const search = useEffectEvent(async () => {
    const within = distanceOf(view);
    const place = within ? await findCenter(view).catch(() => null) : null;
    if (!within || !place) return;
    const shown = location.pathname + location.search;
    const next = placeHref(href, place, within);
    if (next === shown) return;
    setPrevious({ href: shown, view: start ?? view });
    setStart(null);
    show(next);
  });

  useEffect(() => {
    if (moves === 0) return;
    const timer = setTimeout(() => void search(), restMs);
    return () => clearTimeout(timer);
  }, [moves]);

  function move(change: (old: View) => View): void {
    setView(change);
    setStart((old) => old ?? view);
    setMoves((count) => count + 1);
  }

  function undo(): void {
    if (!previous) return;
    setPrevious(null);
    setStart(null);
    setView(previous.view);
    show(previous.href);
  }

  return { move, undo: previous ? undo : null };
}
