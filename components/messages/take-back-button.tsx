"use client";

import { useEffect, useState } from "react";
import { useOpenConversationId } from "./inbox-address";
import { useTakeBack } from "./thread-hooks";

type Props = { id: string; seconds: number };

/** Disappears after `seconds`; the server decides. */
export function TakeBackButton({ id, seconds }: Props) {
  const conversationId = useOpenConversationId();
  const takeBack = useTakeBack(conversationId ?? "");
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
        disabled={takeBack.isPending}
        onClick={() => takeBack.mutate(id)}
      >
        Take back
      </button>
    </>
  );
}
