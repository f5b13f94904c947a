import { hrefs } from "@/lib/shared/hrefs";
import type { ConversationDeskDto } from "./desk.contract";
import { formatNumber } from "@/lib/shared/numbers";

export const shownViewings = 5;

type Todo = { id: string; text: string; href: string };

function counted(count: number, [one, many]: readonly [string, string]): string {
  return count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`;
}

/** For team members, whose own conversations don’t belong to the business. */
export const emptyConversationDesk: ConversationDeskDto = {
  unread: 0,
  offers: 0,
  offerIn: null,
  viewings: [],
};

export function conversationTodos({ unread, offers, offerIn, viewings }: ConversationDeskDto): Todo[] {
  const requestedViewings = viewings.filter(({ yours }) => yours);
  const [only] = requestedViewings;
  const todos: (Todo | false | undefined)[] = [
    offers > 0 && {
      id: "offers",
      text: counted(offers, ["offer to answer", "offers to answer"]),
      href: hrefs.messages(offerIn ?? undefined),
    },
    only && {
      id: "viewings",
      text: counted(requestedViewings.length, ["viewing to confirm", "viewings to confirm"]),
      href: hrefs.messages(requestedViewings.length === 1 ? only.conversationId : undefined),
    },
    unread > 0 && {
      id: "messages",
      text: counted(unread, ["message to read", "messages to read"]),
      href: hrefs.messages(),
    },
  ];
  return todos.filter((todo) => todo !== false && todo !== undefined);
}
