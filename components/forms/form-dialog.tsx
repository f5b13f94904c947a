"use client";

import { useId, type SyntheticEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { errorText, fieldErrors } from "./server-errors";
import { useInvalidFocus } from "./use-invalid-focus";

type Props = {
  title: string;
  button: string;
  cancel?: string;
  harm?: boolean;
  pending?: boolean;
  disabled?: boolean;
  open?: boolean;
  wide?: boolean;
  error?: unknown;
  failure?: string;
  onClose: () => void;
  onSubmit: () => void;
  children: React.ReactNode;
};

export function FormDialog({
  title,
  button,
  cancel = "Cancel",
  harm = false,
  pending = false,
  disabled,
  open = true,
  wide,
  error,
  failure = "",
  onClose,
  onSubmit,
  children,
}: Props) {
  const form = useId();
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(pending);
  const isShown = Boolean(error) && Object.keys(fieldErrors(error)).length === 0;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (pending || disabled) return;
    countAttempt();
    onSubmit();
  }

  return (
    <Dialog
      open={open}
      wide={wide}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={harm ? "harm" : "primary"}
            pending={pending}
            disabled={disabled}
          >
            {button}
          </Button>
        </>
      }
    >
      <form {...boxProps} id={form} noValidate className="grid gap-4" onSubmit={submit}>
        {children}
        {isShown ? (
          <Alert variant="harm" role="alert">
            <p>{errorText(error, failure)}</p>
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
