"use client";

import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { errorText } from "@/components/forms/server-errors";
import { call } from "@/lib/client/api";
import type { DocumentDto } from "@/lib/documents/contract";
import { sendMessage, type MessageDto } from "@/lib/messages/contract";
import { newUuid } from "@/lib/shared/uuid";
import { messageKeys } from "./keys";
import {
  saveOutgoing,
  readOutgoing,
  removeOutgoing,
  subscribeToOutgoing,
  threadKey,
  type OutgoingMessage,
} from "./outgoing-store";
import { mergeNewest, type ThreadPages } from "./thread-hooks";

const nothing: readonly OutgoingMessage[] = [];

/** Serializes sends so that messages arrive in the order they were written. */
let sendQueue: Promise<unknown> = Promise.resolve();

function showSent(client: QueryClient, id: string, message: MessageDto): void {
  client.setQueryData<ThreadPages>(messageKeys.thread(id), (pages) => {
    const [first] = pages?.pages ?? [];
    if (!pages || !first) return pages;
    return mergeNewest(pages, { items: [message, ...first.items], next: first.next });
  });
  void client.invalidateQueries({ queryKey: messageKeys.inboxes });
}

export type OutgoingMessages = {
  messages: readonly OutgoingMessage[];
  send: (text: string, documents: DocumentDto[]) => void;
  retry: (message: OutgoingMessage) => void;
  discard: (message: OutgoingMessage) => void;
};

export function useOutgoing(userId: string, id: string): OutgoingMessages {
  const client = useQueryClient();
  const thread = threadKey(userId, id);
  const messages = useSyncExternalStore(
    subscribeToOutgoing,
    () => readOutgoing(thread),
    () => nothing,
  );

  async function post(message: OutgoingMessage): Promise<void> {
    try {
      const input = {
        params: { id },
        body: { text: message.text, documentIds: message.documents.map((file) => file.id) },
      };
      const sent = await call(sendMessage, input, { idempotencyKey: message.key });
      showSent(client, id, sent);
      // After subscribers have rendered the sent message, so that it doesn't disappear in between.
      setTimeout(() => removeOutgoing(thread, message.key));
    } catch (error) {
      const problem = errorText(error, "Check your connection.");
      saveOutgoing(thread, { ...message, problem });
    }
  }

  function retry(message: OutgoingMessage): void {
    const again = { ...message, problem: null };
    saveOutgoing(thread, again);
    sendQueue = sendQueue.then(() => post(again));
  }

  return {
    messages,
    send: (text, documents) =>
      retry({ key: newUuid(), text, documents, at: new Date().toISOString(), problem: null }),
    retry,
    discard: (message) => removeOutgoing(thread, message.key),
  };
}
