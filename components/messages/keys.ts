import type { InboxBox } from "@/lib/messages/rules";

export const messageKeys = {
  all: ["messages"],
  unread: ["messages", "unread"],
  inboxes: ["messages", "inbox"],
  inbox: (box: InboxBox, search: string) => ["messages", "inbox", box, search],
  conversation: (id: string) => ["messages", "conversation", id],
  thread: (id: string) => ["messages", "thread", id],
  teamThread: (id: string) => ["messages", "team-thread", id],
  buyer: (id: string) => ["messages", "buyer", id],
  deal: (id: string) => ["messages", "deal", id],
  blocked: ["messages", "blocked"],
  quickReplies: ["messages", "quick-replies"],
} as const;
