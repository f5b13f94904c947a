import { dehydrate, type DehydratedState } from "@tanstack/react-query";
import { notFound } from "next/navigation";
import { messageKeys } from "@/components/messages/keys";
import { makeQueryClient } from "@/lib/client/query-client";
import { getDeal } from "@/lib/messages/deals/deal.queries";
import { getConversation, listConversations, listMessages } from "@/lib/messages/threads/thread.queries";
import { conversationPageSize, messagePageSize } from "@/lib/messages/rules";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { isUuid } from "@/lib/shared/uuid";

type FirstPage = { items: unknown[]; next: string | null };

const firstPage = ({ items, next }: FirstPage) => ({ pages: [{ items, next }], pageParams: [""] });

/** Prefetches the inbox and the conversation in the URL; 404 if it isn't one of the user's. */
export async function readInbox(
  viewer: Viewer,
  id: string | undefined,
): Promise<{ state: DehydratedState; rendered: number }> {
  if (id !== undefined && !isUuid(id)) notFound();
  const client = makeQueryClient();
  await Promise.all([
    listConversations(viewer, { box: "all", limit: conversationPageSize }).then((page) =>
      client.setQueryData(messageKeys.inbox("all", ""), firstPage(page)),
    ),
    id &&
      readThread(viewer, id).then(({ conversation, messages, deal }) => {
        client.setQueryData(messageKeys.deal(id), deal);
        client.setQueryData(messageKeys.conversation(id), conversation);
        client.setQueryData(messageKeys.thread(id), firstPage(messages));
      }),
  ]);
  return { state: dehydrate(client), rendered: Date.now() };
}

async function readThread(viewer: Viewer, id: string) {
  try {
    const [conversation, messages, deal] = await Promise.all([
      getConversation(viewer, id),
      listMessages(viewer, id, { limit: messagePageSize }),
      getDeal(viewer, id),
    ]);
    return { conversation, messages, deal };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}
