"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { showAuth } from "@/components/auth/auth-store";
import { appointmentKeys } from "@/components/appointments/keys";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { useCurrentUser } from "@/components/users/hooks";
import { bookSlot } from "@/lib/appointments/contract";
import { call } from "@/lib/client/api";
import { startConversation, type ConversationDto } from "@/lib/messages/contract";
import { newUuid } from "@/lib/shared/uuid";
import type { ContactSubject } from "./contact-subject";
import { messageKeys } from "./keys";
import { useMessageDraft } from "./use-message-draft";
import {
  contactDraft,
  readPendingMessage,
  setPendingMessage,
  clearSentMessage,
  subscribeToPendingMessage,
  type PendingMessage,
} from "./waiting-store";

export function usePendingMessage(): PendingMessage | null {
  return useSyncExternalStore(subscribeToPendingMessage, readPendingMessage, () => null);
}

export function useSendFirstMessage(onSent: (conversation: ConversationDto, sent: PendingMessage) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (waiting: PendingMessage) => {
      const { subject, text, key, amount, quantity, startsAt, booking } = waiting;
      const { listing, vendor } = subject;
      if (booking && listing && startsAt) {
        const input = { params: { id: listing.id }, body: { startsAt, text } };
        return call(bookSlot, input, { idempotencyKey: key });
      }
      const offer = amount === undefined ? undefined : { amount, quantity };
      const viewing = startsAt === undefined ? undefined : { startsAt };
      const body = listing ? { listingId: listing.id, text, offer, viewing } : { vendorId: vendor.id, text };
      return call(startConversation, { body }, { idempotencyKey: key });
    },
    onSuccess: (conversation, waiting) => {
      clearSentMessage(waiting.subject);
      void client.invalidateQueries({ queryKey: messageKeys.all });
      onSent(conversation, waiting);
    },
    onSettled: (_data, _error, { subject: { listing }, booking }) => {
      if (listing && booking) void client.invalidateQueries({ queryKey: appointmentKeys.slots(listing.id) });
    },
  });
}

export type Contact = ReturnType<typeof useContact>;

export function useContact(subject: ContactSubject) {
  const { user } = useCurrentUser();
  const { text, change } = useMessageDraft(contactDraft(subject));
  const [key, setKey] = useState(newUuid);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [isBooked, setIsBooked] = useState(false);
  const [justSignedIn, setJustSignedIn] = useState(false);
  const { mutate, isPending, error, reset } = useSendFirstMessage(({ id, held }, { booking }) => {
    change("");
    setKey(newUuid());
    setSentTo(id);
    setIsHeld(held);
    setIsBooked(booking === "confirmed");
  });

  function write(next: string): void {
    renewKey();
    change(next);
  }

  /** After an error the server may still have accepted the message, so an edited one needs a new key. */
  function renewKey(): void {
    if (!error) return;
    setKey(newUuid());
    reset();
  }

  function send(extra: Pick<PendingMessage, "amount" | "quantity" | "startsAt" | "booking"> = {}): boolean {
    const waiting = { subject, text: text.trim(), key, ...extra };
    const isEmpty = !waiting.text && extra.amount === undefined && extra.startsAt === undefined;
    if (isEmpty || isPending) return isPending;
    if (user) {
      mutate(waiting);
      return true;
    }
    setPendingMessage(waiting);
    showAuth({ view: "auth", tab: "register", onSuccess: () => setJustSignedIn(true) });
    return true;
  }

  const problem = error ? errorText(error, `Your message wasn’t sent. ${tryAgain}`) : null;
  return {
    user,
    text,
    write,
    renew: renewKey,
    send,
    isPending,
    problem,
    sentTo,
    isHeld,
    isBooked,
    justSignedIn,
  };
}
