"use client";

import { useEffect, useRef, type SyntheticEvent } from "react";
import { Field } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Send } from "@/components/ui/more-icons";
import { Textarea } from "@/components/ui/textarea";
import { maxMessageLength } from "@/lib/messages/rules";
import type { Contact } from "./contact-hooks";

type Props = {
  /** Short first questions to press. */
  starters: readonly string[];
  /** The vendor's name. */
  to: string;
  contact: Contact;
};

/** The words of a first message: short starters to press, a field, and the one button. */
export function ContactForm({ starters, to, contact }: Props) {
  const { text, write, send, isPending, problem, user, justSignedIn } = contact;
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (justSignedIn) form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
  }, [justSignedIn]);

  function start(words: string): void {
    write(text.trim() ? `${text.trimEnd()} ${words}` : words);
    field.current?.focus();
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (text.trim()) send();
    else field.current?.focus();
  }

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={onSubmit}>
      <div role="group" aria-label="Quick questions" className="flex flex-wrap gap-2">
        {starters
          .filter((words) => !text.includes(words))
          .map((words) => (
            <button
              key={words}
              type="button"
              className="button tap-target border-input bg-card hover:bg-accent active:bg-accent min-h-9 shrink! rounded-xl border px-3 py-1.5 text-left text-sm font-medium whitespace-normal"
              onClick={() => start(words)}
            >
              {words}
            </button>
          ))}
      </div>
      <Field label="Your message">
        {(ids) => (
          <Textarea
            {...ids}
            ref={field}
            value={text}
            maxLength={maxMessageLength}
            placeholder={`Hi ${to}, …`}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
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
          Send message
        </Button>
        {user ? null : (
          <p className="text-muted-foreground text-center text-sm">
            You’ll log in or sign up next. We keep your message.
          </p>
        )}
      </div>
    </form>
  );
}
