"use client";

import { useEffect, useState } from "react";
import { useOpenConversationId } from "./inbox-address";
import { useTakeBack } from "./thread-hooks";

type ActionProps = { isPending: boolean; onPress: () => void } & (
  | { seconds: number; until?: undefined }
  | { seconds?: undefined; until: string }
);

export function TakeBackAction({ seconds, until, isPending, onPress }: ActionProps) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const delay = until === undefined ? seconds * 1000 : Date.parse(until) - Date.now();
    const timer = setTimeout(() => setIsOver(true), delay);
    return () => clearTimeout(timer);
  }, [seconds, until]);

  if (isOver) return null;
  return (
    <>
      {" · "}
      <button
        type="button"
        className="tap-target text-foreground rounded-sm font-semibold underline underline-offset-4"
        disabled={isPending}
        onClick={onPress}
      >
        Take back
      </button>
    </>
  );
}

export function TakeBackButton({ id, seconds }: { id: string; seconds: number }) {
  const conversationId = useOpenConversationId();
  const takeBack = useTakeBack(conversationId ?? "");
  return (
    <TakeBackAction seconds={seconds} isPending={takeBack.isPending} onPress={() => takeBack.mutate(id)} />
  );
}
