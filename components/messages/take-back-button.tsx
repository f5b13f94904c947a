"use client";

import { useEffect, useState } from "react";
import { useOpenConversationId } from "./inbox-address";
import { useTakeBack } from "./thread-hooks";

type ActionProps = { seconds: number; isPending: boolean; onPress: () => void };

/** Disappears after `seconds`; the server decides. */
export function TakeBackAction({ seconds, isPending, onPress }: ActionProps) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

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
