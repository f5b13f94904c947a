"use client";

import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from "@tanstack/react-query";
import { useEvents } from "@/components/events/use-events";
import { toastFailure } from "@/components/forms/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call, callWithHeaders } from "@/lib/client/api";
import {
  archiveConversation,
  deleteConversation,
  getConversation,
  listConversations,
  muteConversation,
  restoreConversation,
  unarchiveConversation,
  unmuteConversation,
  type ConversationDto,
} from "@/lib/messages/contract";
import type { InboxBox } from "@/lib/messages/rules";
import { nextCursor } from "@/lib/shared/link-header";
import { openThread } from "./inbox-address";
import { messageKeys } from "./keys";

type InboxPage = { items: ConversationDto[]; next: string | null };

export function useInbox(box: InboxBox, search: string) {
  const client = useQueryClient();
  useEvents("message", () => void client.invalidateQueries({ queryKey: messageKeys.inboxes }));
  return useInfiniteQuery({
    queryKey: messageKeys.inbox(box, search),
    queryFn: async ({ pageParam, signal }): Promise<InboxPage> => {
      const query = { box, search, cursor: pageParam };
      const { data, headers } = await callWithHeaders(listConversations, { query }, { signal });
      return { items: data, next: nextCursor(headers) };
    },
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}

function findShown(client: QueryClient, id: string): ConversationDto | undefined {
  const lists = client.getQueriesData<InfiniteData<InboxPage>>({ queryKey: messageKeys.inboxes });
  return lists
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
    .find((conversation) => conversation.id === id);
}

export function useConversation(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: messageKeys.conversation(id),
    queryFn: ({ signal }) => call(getConversation, { params: { id } }, { signal }),
    placeholderData: findShown(client, id),
    staleTime: 15_000,
  });
}

export function patchConversation(
  client: QueryClient,
  id: string,
  change: (conversation: ConversationDto) => ConversationDto,
): void {
  const patch = (conversation: ConversationDto) =>
    conversation.id === id ? change(conversation) : conversation;
  client.setQueryData<ConversationDto>(messageKeys.conversation(id), (known) => known && change(known));
  client.setQueriesData<InfiniteData<InboxPage>>({ queryKey: messageKeys.inboxes }, (lists) => {
    if (!lists) return lists;
    return { ...lists, pages: lists.pages.map((page) => ({ ...page, items: page.items.map(patch) })) };
  });
}

function refreshInboxes(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: messageKeys.inboxes });
  void client.invalidateQueries({ queryKey: messageKeys.unread });
}

export function useArchive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, archived }: Pick<ConversationDto, "id" | "archived">) =>
      call(archived ? unarchiveConversation : archiveConversation, { params: { id } }),
    onSuccess: (conversation) => {
      toast({ title: conversation.archived ? "Conversation archived" : "Conversation moved to your inbox" });
      client.setQueryData(messageKeys.conversation(conversation.id), conversation);
      refreshInboxes(client);
    },
    onError: (error) => toastFailure("That didn’t work", error),
  });
}

export function useMute() {
  const client = useQueryClient();
  const mute = useMutation({
    mutationFn: ({ id, muted }: Pick<ConversationDto, "id" | "muted">) =>
      call(muted ? unmuteConversation : muteConversation, { params: { id } }),
    onSuccess: (conversation) => {
      toast({
        title: conversation.muted ? "Conversation muted" : "Conversation unmuted",
        ...(conversation.muted && { description: "We won’t notify or email you about new messages in it." }),
        action: { label: "Undo", onPress: () => mute.mutate(conversation) },
      });
      client.setQueryData(messageKeys.conversation(conversation.id), conversation);
      refreshInboxes(client);
    },
    onError: (error) => toastFailure("That didn’t work", error),
  });
  return mute;
}

export function useDeleteConversation() {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreConversation, { params: { id } }),
    onSuccess: () => {
      toast({ title: "Conversation moved to your inbox" });
      refreshInboxes(client);
    },
    onError: (error) => toastFailure("That didn’t work", error),
  });
  return useMutation({
    mutationFn: (id: string) => call(deleteConversation, { params: { id } }),
    onSuccess: (_, id) => {
      openThread(null);
      toast({
        title: "Conversation deleted",
        description: "It comes back if there’s a new message.",
        action: { label: "Undo", onPress: () => restore.mutate(id) },
      });
      refreshInboxes(client);
    },
    onError: (error) => toastFailure("That didn’t work", error),
  });
}
