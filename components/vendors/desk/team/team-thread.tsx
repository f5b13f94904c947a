"use client";

import { clsx as cx } from "clsx";
import { useQuery } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { SelectField } from "@/components/forms/select-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/deferred-icons";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { OpenThreadDto, TeamMessageDto } from "@/lib/members/inbox.contract";
import { maxMessageLength } from "@/lib/messages/rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { threadQuery, useAnswer, useAssign } from "./inbox-hooks";

type Assignable = { id: string; name: string };

type Props = { initial: OpenThreadDto; members: readonly Assignable[] };

export function TeamThread({ initial, members }: Props) {
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
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
      {canAnswer ? (
        <AnswerForm id={id} />
      ) : (
        <p className="text-muted-foreground">This conversation doesn’t take replies anymore.</p>
      )}
    </section>
  );
}

type AssigneeProps = { id: string; current: string | null; members: readonly Assignable[] };

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

function MessageItem({ message: { side, by, text, files, createdAt } }: { message: TeamMessageDto }) {
  return (
    <li
      className={cx(
        "grid max-w-[85%] gap-1 rounded-lg p-3",
        side === "business" ? "bg-primary-soft justify-self-end" : "bg-muted justify-self-start",
      )}
    >
      <p className="text-muted-foreground text-sm">
        {by ? `${by} · ` : ""}
        <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {text || (files > 0 ? "" : "This message was taken back.")}
      </p>
      {files > 0 ? (
        <p className="text-sm">{files === 1 ? "1 file" : `${files} files`}, which only the owner can open</p>
      ) : null}
    </li>
  );
}

function AnswerForm({ id }: { id: string }) {
  const answer = useAnswer(id);
  const [text, setText] = useState("");

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!text.trim() || answer.isPending) return;
    answer.mutate(text, { onSuccess: () => setText("") });
  }

  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextareaField
        label="Your reply"
        help="The customer sees your business’s name, not yours."
        rows={3}
        maxLength={maxMessageLength}
        value={text}
        error={answer.error ? errorText(answer.error, `We couldn’t send that. ${tryAgain}`) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="submit"
        className="max-sm:w-full sm:justify-self-start"
        pending={answer.isPending}
        disabled={!text.trim()}
      >
        Send
      </Button>
    </form>
  );
}
