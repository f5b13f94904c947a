"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { AttachmentInput } from "@/components/messages/attachment-input";
import { AttachmentList } from "@/components/messages/attachment-list";
import { DealCards } from "@/components/messages/deal-cards";
import { useDeal, useDealStep } from "@/components/messages/deal-hooks";
import { DealStarts } from "@/components/messages/deal-starts";
import { useAttachments } from "@/components/messages/use-attachments";
import { useClock } from "@/components/messages/use-clock";
import { useDealDialog } from "@/components/messages/use-deal-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ArrowLeft, Upload } from "@/components/ui/deferred-icons";
import { IntentLink } from "@/components/ui/intent-link";
import type { OpenThreadDto } from "@/lib/members/inbox.contract";
import type { ConversationDto } from "@/lib/messages/contract";
import { maxMessageLength } from "@/lib/messages/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { threadQuery, useAnswer, useAssign } from "./inbox-hooks";
import { TeamMessage } from "./team-message";

type Assignee = { id: string; name: string };

type Props = {
  initial: OpenThreadDto;
  conversation: ConversationDto;
  members: readonly Assignee[];
  /** Server render time in epoch milliseconds. */
  rendered: number;
};

export function TeamThread({ initial, conversation, members, rendered }: Props) {
  const { data: thread } = useQuery({ ...threadQuery(initial.id), initialData: initial });
  const { id, customer, subject, listingId, assignee, canAnswer, messages } = thread;
  return (
    <section aria-labelledby="thread" className="grid max-w-3xl gap-6">
      <div className="grid gap-1">
        <IntentLink
          href={hrefs.teamInbox()}
          className="tap-target text-primary flex items-center gap-2 justify-self-start font-medium"
        >
          <ArrowLeft />
          All conversations
        </IntentLink>
        <h2 id="thread" className="text-lg font-semibold wrap-anywhere">
          {customer}
        </h2>
        <p className="text-muted-foreground wrap-anywhere">
          {listingId ? <IntentLink href={hrefs.listing(listingId)}>{subject}</IntentLink> : subject}
        </p>
      </div>
      <AssigneeField id={id} current={assignee?.id ?? null} members={members} />
      <ul role="list" aria-label="Messages" className="grid gap-3">
        {messages.map((message) => (
          <TeamMessage key={message.id} threadId={id} message={message} />
        ))}
      </ul>
      <TeamDeal conversation={conversation} canStart={canAnswer} rendered={rendered} />
      {canAnswer ? (
        <AnswerForm id={id} />
      ) : (
        <p className="text-muted-foreground">This conversation doesn’t take replies anymore.</p>
      )}
    </section>
  );
}

type DealProps = Pick<Props, "conversation" | "rendered"> & { canStart: boolean };

function TeamDeal({ conversation, canStart, rendered }: DealProps) {
  const clock = useClock(rendered);
  const { data: deal, error, refetch } = useDeal(conversation.id);
  const step = useDealStep(conversation.id);
  const { show, dialog } = useDealDialog(conversation, deal);
  if (!deal) return error ? <DealFailure error={error} onRetry={() => void refetch()} /> : null;
  return (
    <>
      <div className="empty:hidden">
        <DealCards {...{ conversation, deal, clock, step }} onPress={show} />
      </div>
      {canStart ? <DealStarts {...{ conversation, deal }} onPress={show} /> : null}
      {dialog}
    </>
  );
}

function DealFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      variant="harm"
      role="alert"
      title={errorText(error, "We couldn’t load the offers and appointments of this conversation.")}
    >
      <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

type AssigneeProps = { id: string; current: string | null; members: readonly Assignee[] };

function AssigneeField({ id, current, members }: AssigneeProps) {
  const assign = useAssign(id);
  if (members.length === 0) return null;
  const shown = assign.isPending ? assign.variables : current;
  return (
    <SelectField
      label="Assigned to"
      value={shown ?? ""}
      disabled={assign.isPending}
      onChange={({ target }) => assign.mutate(target.value || null)}
    >
      <option value="">Nobody</option>
      {members.map((member) => (
        <option key={member.id} value={member.id}>
          {member.name}
        </option>
      ))}
    </SelectField>
  );
}

function AnswerForm({ id }: { id: string }) {
  const answer = useAnswer(id);
  const attachments = useAttachments();
  const field = useRef<HTMLTextAreaElement>(null);
  const { listProps, onRemoved } = useRemovalFocus<HTMLFormElement>();
  const [text, setText] = useState("");
  const isEmpty = !text.trim() && attachments.items.length === 0;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isEmpty || !attachments.isReady || answer.isPending) return;
    const documentIds = attachments.items.flatMap(({ stored }) => stored?.id ?? []);
    answer.mutate(
      { text, documentIds },
      {
        onSuccess: () => {
          setText("");
          attachments.take();
          // The pressed button is disabled now.
          field.current?.focus();
        },
      },
    );
  }

  return (
    <form {...listProps} className="grid gap-3" onSubmit={submit}>
      <TextareaField
        ref={field}
        label="Your reply"
        help="The customer sees your business’s name, not yours."
        rows={3}
        maxLength={maxMessageLength}
        value={text}
        error={answer.error ? errorText(answer.error, `We couldn’t send that. ${tryAgain}`) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <AttachmentList attachments={attachments} onRemoved={onRemoved} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="max-sm:flex-1"
          pending={answer.isPending}
          disabled={isEmpty || !attachments.isReady}
        >
          Send
        </Button>
        <AttachButton onFiles={attachments.add} />
      </div>
    </form>
  );
}

function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button type="button" variant="secondary" data-add-row onClick={() => chooser.current?.click()}>
        <Upload className="size-4" />
        Attach files
      </Button>
      <AttachmentInput input={chooser} onFiles={onFiles} />
    </>
  );
}
