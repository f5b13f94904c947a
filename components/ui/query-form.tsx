"use client";

import type { ComponentProps, SubmitEvent } from "react";
import { withQuery } from "@/lib/shared/hrefs";
import { formQuery } from "./form-query";
import { useNavigation } from "./progress-line";

type Props = ComponentProps<"form"> & {
  action: string;
};

export function QueryForm({ action, children, ...props }: Props) {
  const { go, line } = useNavigation();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The result replaces the field that was typed in, so focus moves to the button next to it.
    event.nativeEvent.submitter?.focus();
    go(withQuery(action, String(formQuery(event.currentTarget))), { scroll: false });
  }

  return (
    <form {...props} action={action} onSubmit={submit}>
      {children}
      {line}
    </form>
  );
}
