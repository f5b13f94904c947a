"use client";

import { useForm } from "react-hook-form";
import { showFieldErrors, tryAgain } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Button } from "@/components/ui/button";
import type { EnrolmentDto } from "@/lib/auth/credentials/second-step.contract";
import { codeFormSchema } from "@/lib/auth/credentials/second-step.schema";
import { useConfirm } from "./hooks";

type Props = { enrolment: EnrolmentDto; onCodes: (codes: string[]) => void; onCancel: () => void };

export function Enrollment({ enrolment, onCodes, onCancel }: Props) {
  const confirm = useConfirm();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(codeFormSchema),
    defaultValues: { code: "" },
  });

  function submit({ code }: { code: string }): void {
    confirm.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => {
        showFieldErrors(error, ["code"], setError);
      },
    });
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <ol className="grid gap-5">
        <ScanStep enrolment={enrolment} />
        <li className="grid gap-3">
          <p className="font-semibold">2. Enter the six-digit code from the app</p>
          <div className="max-w-xs">
            <TextField
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={formState.errors.code?.message}
              {...register("code")}
            />
          </div>
        </li>
      </ol>
      <SubmitAlert error={confirm.error} errors={formState.errors} fallback={tryAgain} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={confirm.isPending}>
          Turn on
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function ScanStep({ enrolment: { qrCode, secret, uri } }: Pick<Props, "enrolment">) {
  return (
    <li className="grid gap-3">
      <p className="font-semibold">1. Scan this with your authenticator app</p>
      <div className="flex flex-wrap items-center gap-5">
        {/* Black on white in both schemes, so that every camera reads it. */}
        <img
          src={qrCode}
          alt="QR code for your authenticator app"
          width={192}
          height={192}
          className="bg-paper size-48 rounded-md border p-2"
        />
        <div className="min-w-0">
          <p className="text-muted-foreground text-sm">On this device, or no camera? Enter this key:</p>
          <p className="font-mono break-all select-all">{secret}</p>
          <a
            href={uri}
            className="tap-target text-primary mt-2 inline-block rounded-sm font-semibold underline-offset-4 hover:underline"
          >
            Open in my app
          </a>
        </div>
      </div>
    </li>
  );
}
