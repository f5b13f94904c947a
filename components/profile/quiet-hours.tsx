"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { SelectField } from "@/components/forms/select-field";
import { showFieldErrors } from "@/components/forms/server-errors";
import { SubmitAlert } from "@/components/forms/submit-alert";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/client/api";
import {
  getQuietHours,
  setQuietHours,
  type QuietHoursDto,
} from "@/lib/notifications/preferences/quiet.contract";
import { quietCopy } from "@/lib/notifications/preferences/quiet.copy";
import { nameTimeZone } from "@/lib/shared/time-zones";
import { formatTime } from "@/lib/vendors/rules";
import { profileQuery } from "./hooks";
import { profileKeys } from "./keys";
import { TimeZoneOptions } from "./time-zone-options";
import { ZoneOffer } from "./zone-offer";

const usual = { from: "22:00", until: "07:00" };

function useQuietHours() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: profileKeys.quietHours, queryFn: () => call(getQuietHours, {}) });
  const save = useMutation({
    mutationFn: (body: QuietHoursDto) => call(setQuietHours, { body }),
    onSuccess: (saved) => {
      client.setQueryData(profileKeys.quietHours, saved);
      void client.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true });
      toast({ title: saved.from ? quietCopy.saved : quietCopy.off });
    },
  });
  return { hours: data, save };
}

type Save = ReturnType<typeof useQuietHours>["save"];

const noChange = () => () => undefined;

function useBrowserZone(): string | null {
  return useSyncExternalStore(
    noChange,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}

export function QuietHours() {
  const { hours, save } = useQuietHours();
  const browserZone = useBrowserZone();
  const [isEditing, setIsEditing] = useState(false);
  if (!hours) return null;
  return (
    <section aria-label={quietCopy.title} className="mt-6 grid gap-4 border-t pt-4">
      <div>
        <h3 className="font-semibold">{quietCopy.title}</h3>
        <p className="text-muted-foreground text-sm">{quietCopy.help}</p>
      </div>
      <ZoneOffer
        zone={hours.timeZone}
        browserZone={browserZone}
        pending={save.isPending}
        onTake={(timeZone) => save.mutate({ ...hours, timeZone })}
      />
      {isEditing ? (
        <QuietForm hours={hours} browserZone={browserZone} save={save} onEnd={() => setIsEditing(false)} />
      ) : (
        <Rest hours={hours} save={save} onEdit={() => setIsEditing(true)} />
      )}
    </section>
  );
}

function Rest({ hours, save, onEdit }: { hours: QuietHoursDto; save: Save; onEdit: () => void }) {
  const { from, until, timeZone } = hours;
  const zone = timeZone ? ` (${nameTimeZone(timeZone)})` : "";
  const span = from && until ? `From ${formatTime(from)} to ${formatTime(until)}${zone}` : "Off";
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-48">{span}</p>
      <Button variant="secondary" onClick={onEdit}>
        {from ? "Change" : "Turn on"}
      </Button>
      {from ? (
        <Button
          variant="ghost"
          pending={save.isPending}
          onClick={() => save.mutate({ from: null, until: null, timeZone })}
        >
          Turn off
        </Button>
      ) : null}
      <SubmitAlert error={save.error} errors={{}} fallback="We couldn’t save your quiet hours." />
    </div>
  );
}

type FormProps = { hours: QuietHoursDto; browserZone: string | null; save: Save; onEnd: () => void };

function QuietForm({ hours, browserZone, save, onEnd }: FormProps) {
  const zone = hours.timeZone ?? browserZone;
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: {
      from: hours.from ?? usual.from,
      until: hours.until ?? usual.until,
      timeZone: zone ?? "",
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ from, until, timeZone }) =>
    save.mutate(
      { from: from || null, until: until || null, timeZone: timeZone || null },
      {
        onSuccess: onEnd,
        onError: (error) => showFieldErrors(error, ["from", "until", "timeZone"], setError),
      },
    ),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="From" type="time" error={errors.from?.message} {...register("from")} />
        <TextField label="Until" type="time" error={errors.until?.message} {...register("until")} />
        <SelectField label="Time zone" error={errors.timeZone?.message} {...register("timeZone")}>
          <TimeZoneOptions chosen={zone} />
        </SelectField>
      </div>
      <SubmitAlert error={save.error} errors={errors} fallback="We couldn’t save your quiet hours." />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending}>
          Save quiet hours
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            save.reset();
            onEnd();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
