"use client";

import { useEffect, useRef } from "react";
import { useCurrentUser } from "@/components/users/hooks";
import type { EventTopic } from "@/lib/events/rules";
import type { EventHandler } from "./subscriptions";

export function useEvents(topic: EventTopic, handler: EventHandler): void {
  const { user } = useCurrentUser();
  const userId = user?.id;
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (!userId) return;
    let unsubscribe: (() => void) | undefined;
    let isGone = false;
    void import("./live").then(({ subscribeToEvents }) => {
      if (!isGone) unsubscribe = subscribeToEvents(userId, topic, (subjectId) => latest.current(subjectId));
    });
    return () => {
      isGone = true;
      unsubscribe?.();
    };
  }, [userId, topic]);
}
