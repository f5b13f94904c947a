"use client";

import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { Field } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Send } from "@/components/ui/deferred-icons";
import { Textarea } from "@/components/ui/textarea";
import { messageCopy } from "@/lib/messages/copy";
import { maxMessageLength } from "@/lib/messages/rules";
import { ContactFields, useContactExtra } from "./contact-fields";
import type { Contact } from "./contact-hooks";
import type { ContactKind, ContactSubject } from "./contact-subject";
import { startersFor } from "./starters";

type Props = { subject: ContactSubject; kind?: ContactKind; contact: Contact };

const sendWords = { offer: "Send offer", viewing: "Send request", message: "Send message" } as const;

export function ContactForm({ subject, kind, contact }: Props) {
  const { text, write, justSignedIn } = contact;
  const to = subject.vendor.businessName;
  const extra = useContactExtra(kind, contact, subject.listing ?? {});
  const [submitted, setSubmitted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(contact.isPending);
  const form = boxProps.ref;

  useEffect(() => {
    if (justSignedIn) form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
  }, [justSignedIn, form]);

  function start(words: string): void {
    write(text.trim() ? `${text.trimEnd()} ${words}` : words);
    field.current?.focus();
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setSubmitted(true);
    countAttempt();
    if (kind) extra.send();
    else contact.send();
  }

  return (
    <form {...boxProps} noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ContactFields subject={subject} kind={kind} extra={extra} />
      <Starters
        starters={startersFor(subject, kind).filter((words) => !text.includes(words))}
        onStart={start}
      />
      <Field
        label={kind ? "Your message (optional)" : "Your message"}
        error={submitted && !kind && !text.trim() ? messageCopy.empty : undefined}
      >
        {(ids) => (
          <Textarea
            {...ids}
            ref={field}
            data-autofocus={kind ? undefined : true}
            value={text}
            maxLength={maxMessageLength}
            placeholder={`Hi ${to}, …`}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      <SendPart contact={contact} label={sendWords[kind ?? "message"]} />
    </form>
  );
}

type StartersProps = { starters: readonly string[]; onStart: (words: string) => void };

function Starters({ starters, onStart }: StartersProps) {
  return (
    <div role="group" aria-label="Quick questions" className="flex flex-wrap gap-2">
      {starters.map((words) => (
        <button
          key={words}
          type="button"
          className="button tap-target border-input bg-card hover:bg-accent active:bg-accent min-h-9 shrink! rounded-xl border px-3 py-1.5 text-left text-sm font-medium whitespace-normal"
          onClick={() => onStart(words)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

function SendPart({ contact, label }: { contact: Contact; label: string }) {
  const { isPending, problem, user, justSignedIn } = contact;
  return (
    <>
      {justSignedIn && !problem ? (
        <p role="status" className="text-trust text-sm font-medium">
          You’re logged in. Your message is ready to send.
        </p>
      ) : null}
      {problem ? (
        <Alert variant="harm" role="alert">
          <p>{problem}</p>
        </Alert>
      ) : null}
      <div className="grid gap-2">
        <Button type="submit" pending={isPending} className="w-full">
          <Send />
          {label}
        </Button>
        {user ? null : (
          <p className="text-muted-foreground text-center text-sm">
            You’ll log in or sign up next. We’ll keep your message.
          </p>
        )}
      </div>
    </>
  );
}
