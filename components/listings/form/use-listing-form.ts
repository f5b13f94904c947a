"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { get, useForm } from "react-hook-form";
import { errorText, isConflict, isRefusal } from "@/components/forms/server-errors";
import { useDraft } from "@/components/forms/use-draft";
import { ApiError, call } from "@/lib/client/api";
import { noteSaved, savedVersion } from "@/lib/client/draft-store";
import { getOwnListing, type OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { listingInputSchema } from "@/lib/listings/offer/input.schema";
import { hrefs } from "@/lib/shared/hrefs";
import { allProblems, atFields, draftProblems, listingResolver, type Problems } from "./check";
import { toInput, toValues } from "./convert";
import type { SaveState } from "./save-state";
import { makeSaver } from "./saver";
import { emptyValues, fieldNames, type ListingValues } from "./values";

type Options = {
  /** Null for one that does not exist yet. */
  listing: OwnListingDto | null;
  /** Admins say whose listing it is. */
  vendorId?: string;
  category: ListingValues["category"];
};

type Conflict = {
  newest: OwnListingDto;
  message: string;
  /** Whether a press of the person brought it up; one that came by itself may not have been seen. */
  told: boolean;
};

/** How long nobody types before a draft is saved, in milliseconds. */
const pauseMs = 1500;
/** After a failure that may pass, in milliseconds. */
const retryMs = 10_000;

const savesItself: readonly OwnListingDto["status"][] = ["draft", "changes_requested", "rejected"];

const draftName = (id: string): string => `listing-${id}`;

function copyOf(values: ListingValues): ListingValues {
  return { ...values, details: { ...values.details }, photos: [...values.photos] };
}

/**
 * The listing form's state: what is typed, what is saved of it and where. A draft saves itself; whatever is not on the
 * server is kept in this browser; an edit elsewhere meanwhile is told and loses nothing.
 */
export function useListingForm({ listing: initial, vendorId, category }: Options) {
  const [listing, setListing] = useState(initial);
  const [state, setState] = useState<SaveState>({ kind: "untouched" });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saver] = useState(() => makeSaver({ id: initial?.id ?? null, vendorId }));
  const busy = useRef(false);
  const sending = useRef(false);
  const [pending, setPending] = useState<"save" | "submit" | null>(null);
  const form = useForm<ListingValues>({
    resolver: listingResolver,
    defaultValues: initial ? toValues(initial) : emptyValues(category),
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const { getValues, getFieldState, reset, setValue, setError, clearErrors, subscribe } = form;
  const forgetDraft = useDraft(draftName(listing?.id ?? `new${vendorId ? `-${vendorId}` : ""}`), form);
  const autosaves = listing === null || savesItself.includes(listing.status);

  /**
   * What an attempt to save said about fields; what the form cannot check itself holds until they change. Those that
   * changed while the answer was on its way are no longer what it is about.
   */
  function tell(problems: Problems, sent: ListingValues = getValues()): void {
    const seen = allProblems(getValues());
    for (const name of fieldNames) {
      const message = problems[name];
      const isSame = JSON.stringify(get(sent, name)) === JSON.stringify(getValues(name));
      if (message && isSame) setError(name, { type: message === seen[name] ? "schema" : "told", message });
    }
  }

  /** What was sent is saved; what was typed meanwhile is not, and stays. */
  function adopt(saved: OwnListingDto, sent: ListingValues): void {
    reset(
      { ...sent, version: saved.version },
      { keepValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true },
    );
    setValue("version", saved.version, { shouldDirty: true });
    noteSaved(draftName(saved.id), saved.version);
    if (!listing) {
      forgetDraft();
      window.history.replaceState(null, "", hrefs.editListing(saved.id));
    }
    setListing(saved);
    setConflict(null);
    setState({ kind: "saved", at: new Date() });
  }

  async function meetConflict(error: ApiError, sent: ListingValues): Promise<void> {
    if (!listing) return;
    const newest = await call(getOwnListing, { params: { id: listing.id } });
    const same = JSON.stringify(toInput(toValues(newest))) === JSON.stringify(toInput(sent));
    // A later save was done, or is built on this one already, before this was read.
    if (newest.version <= getValues("version")) return;
    // The answer to an earlier save was lost: what is saved is what stands here.
    if (same) adopt(newest, sent);
    else {
      const told = busy.current;
      setConflict((known) => ({ newest, message: errorText(error, ""), told: told || known?.told === true }));
    }
  }

  async function save(submit: boolean): Promise<OwnListingDto | null> {
    let sent = getValues();
    setState({ kind: "saving" });
    try {
      const saved = await saver(() => {
        sent = copyOf(getValues());
        return { input: listingInputSchema.parse(toInput(sent)), version: sent.version, submit };
      });
      adopt(saved, sent);
      return saved;
    } catch (error) {
      setState({
        kind: "failed",
        reason: errorText(error, "We’ll save it as soon as that works again."),
        passing: !isRefusal(error),
      });
      if (isConflict(error)) await meetConflict(error, sent);
      else if (error instanceof ApiError) tell(atFields(Object.entries(error.fields)), sent);
      return null;
    }
  }

  /** Saves because somebody pressed a button: once, whatever is pressed meanwhile. */
  async function press(submit: boolean): Promise<OwnListingDto | null> {
    if (busy.current) return null;
    if (sending.current) {
      tell({ photos: "Your photos are still uploading. Please wait a moment." });
      return null;
    }
    const problems = draftProblems(getValues());
    if (Object.keys(problems).length > 0) {
      tell(problems);
      return null;
    }
    if (conflict && !conflict.told) {
      setConflict({ ...conflict, told: true });
      return null;
    }
    busy.current = true;
    setPending(submit ? "submit" : "save");
    if (conflict) setValue("version", conflict.newest.version);
    try {
      return await save(submit);
    } finally {
      busy.current = false;
      setPending(null);
    }
  }

  const saveQuietly = useEffectEvent(() => {
    if (busy.current || conflict) return;
    if (Object.keys(draftProblems(getValues())).length > 0) {
      setState({ kind: "failed", reason: "One of the fields isn’t complete yet.", passing: false });
      return;
    }
    void save(false);
  });
  const noteChange = useEffectEvent(() => {
    if (!autosaves) setState({ kind: "kept" });
    return autosaves;
  });
  /** Every change may answer what was asked at another field: pickup what was asked at delivery. */
  const settleErrors = useEffectEvent((changed: string | undefined) => {
    const open = fieldNames.filter((name) => getFieldState(name).error);
    const problems = open.length > 0 ? allProblems(getValues()) : {};
    for (const name of open) {
      const { error } = getFieldState(name);
      const message = problems[name];
      if (error?.type === "told" ? name === changed : !message) clearErrors(name);
      else if (error?.type === "schema" && message && message !== error.message) {
        setError(name, { type: "schema", message });
      }
    }
  });

  /** Whether something stands here that the page did not come with: typed, or left by an earlier visit. */
  const isChanged = useEffectEvent(
    () => JSON.stringify(getValues()) !== JSON.stringify(listing ? toValues(listing) : emptyValues(category)),
  );

  /** A page that was asked for before the last save was done, or that the browser kept, shows what was saved before. */
  const isBehind = useEffectEvent(
    () => initial !== null && initial.version < savedVersion(draftName(initial.id)),
  );
  const catchUp = useEffectEvent((newest: OwnListingDto) => {
    if (isChanged()) return;
    reset(toValues(newest));
    setListing(newest);
  });
  const initialId = initial?.id;
  useEffect(() => {
    if (!initialId || !isBehind()) return;
    // Without an answer the older one stays, and saving it tells of the newer.
    call(getOwnListing, { params: { id: initialId } }).then(catchUp, () => undefined);
  }, [initialId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isChanged()) timer = setTimeout(() => noteChange() && saveQuietly(), pauseMs);
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, name }) => {
        clearTimeout(timer);
        settleErrors(name);
        if (isDirty && noteChange()) timer = setTimeout(saveQuietly, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);

  const retries = autosaves && state.kind === "failed" && state.passing;
  useEffect(() => {
    if (!retries) return;
    const timer = setInterval(saveQuietly, retryMs);
    return () => clearInterval(timer);
  }, [retries]);

  function takeSaved(): void {
    if (!conflict) return;
    reset(toValues(conflict.newest));
    forgetDraft();
    setListing(conflict.newest);
    setConflict(null);
    setState({ kind: "untouched" });
    clearErrors();
  }

  const [setSending] = useState(() => (now: boolean) => void (sending.current = now));
  return { setSending, form, listing, state, conflict, pending, autosaves, press, takeSaved, forgetDraft };
}
