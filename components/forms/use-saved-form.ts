"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from "react-hook-form";
import { ApiError } from "@/lib/client/api";
import { recordSavedVersion, savedVersion } from "@/lib/client/draft-store";
import { resolverOf } from "./resolver-of";
import type { SaveState } from "./save-state";
import { errorText, isConflict, isRequestRejected } from "./server-errors";
import { useDraft } from "./use-draft";

type Saved = { id: string; version: number; status: string };
type Values = FieldValues & {
  /** The version that this edit builds on; 0 while there is none. */
  version: number;
};
type Problems<V extends Values> = Partial<Record<Path<V>, string>>;
type Save<I> = { input: I; version: number; submit: boolean };

/** What a form of one kind of thing knows about it. */
export type SavedFormRules<V extends Values, O extends Saved, I> = {
  /** Of the draft in this browser; of a new thing without an id. */
  draftName: (id: string | null) => string;
  /** Where a thing that exists is edited. */
  hrefOf: (id: string) => string;
  /** In the order in which the form shows them. */
  fieldNames: readonly Path<V>[];
  emptyValues: () => V;
  copyOf: (values: V) => V;
  toValues: (saved: O) => V;
  toInput: (values: V) => I;
  /** What keeps the values from being kept as a draft: only what cannot be read. */
  draftProblems: (values: V) => Problems<V>;
  /** What keeps them from being sent in. */
  allProblems: (values: V) => Problems<V>;
  /** What the server said about fields, at those of the form. */
  toFieldProblems: (messages: [string, string][]) => Problems<V>;
  read: (id: string) => Promise<O>;
  /** What stands at a field while a file is on its way. */
  uploadingProblems: Problems<V>;
};

type Options<V extends Values, O extends Saved, I> = {
  rules: SavedFormRules<V, O, I>;
  /** Null for one that does not exist yet. */
  initial: O | null;
  /** Sends it, one request after the other; called once. */
  makeSaver: () => (read: () => Save<I>) => Promise<O>;
};

type Conflict<O> = {
  newest: O;
  message: string;
  /** Whether a press of the person brought it up; one that came by itself may not have been seen. */
  isAcknowledged: boolean;
};

/** How long nobody types before a draft is saved, in milliseconds. */
const autosaveDelayMs = 1500;
/** After a failure that may pass, in milliseconds. */
const retryIntervalMs = 10_000;

const autosavedStatuses: readonly string[] = ["draft", "changes_requested", "rejected"];

/**
 * The state of a form of something that is a draft before it is public: what is typed, what is saved of it and where. A
 * draft saves itself; whatever is not on the server is kept in this browser; an edit elsewhere meanwhile loses nothing.
 */
export function useSavedForm<V extends Values, O extends Saved, I>({
  rules,
  initial,
  makeSaver,
}: Options<V, O, I>) {
  const { draftName, fieldNames, toValues, toInput, draftProblems, allProblems } = rules;
  const [thing, setThing] = useState(initial);
  const [state, setState] = useState<SaveState>({ kind: "untouched" });
  const [conflict, setConflict] = useState<Conflict<O> | null>(null);
  const [saver] = useState(makeSaver);
  const busy = useRef(false);
  const sending = useRef(false);
  const [pending, setPending] = useState<"save" | "submit" | null>(null);
  const form = useForm<V>({
    resolver: resolverOf<V>(allProblems),
    defaultValues: (initial ? toValues(initial) : rules.emptyValues()) as DefaultValues<V>,
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const { getValues, getFieldState, reset, setValue, setError, clearErrors, subscribe } = form;
  const forgetDraft = useDraft(draftName(thing?.id ?? null), form);
  const autosaves = thing === null || autosavedStatuses.includes(thing.status);

  function setVersion(version: number, options?: { shouldDirty: true }): void {
    setValue("version" as Path<V>, version as PathValue<V, Path<V>>, options);
  }

  /**
   * What an attempt to save said about fields; what the form cannot check itself holds until they change. Those that
   * changed while the answer was on its way are no longer what it is about.
   */
  function showProblems(problems: Problems<V>, sent: V = getValues()): void {
    const seen = allProblems(getValues());
    for (const name of fieldNames) {
      const message = problems[name];
      const isSame = JSON.stringify(get(sent, name)) === JSON.stringify(getValues(name));
      if (message && isSame) setError(name, { type: message === seen[name] ? "schema" : "told", message });
    }
  }

  /** What was sent is saved; what was typed meanwhile is not, and stays. */
  function applySaved(saved: O, sent: V): void {
    reset(
      { ...sent, version: saved.version },
      { keepValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true },
    );
    setVersion(saved.version, { shouldDirty: true });
    recordSavedVersion(draftName(saved.id), saved.version);
    if (!thing) {
      forgetDraft();
      window.history.replaceState(null, "", rules.hrefOf(saved.id));
    }
    setThing(saved);
    setConflict(null);
    setState({ kind: "saved", at: new Date() });
  }

  async function handleConflict(error: ApiError, sent: V): Promise<void> {
    if (!thing) return;
    const newest = await rules.read(thing.id);
    const same = JSON.stringify(toInput(toValues(newest))) === JSON.stringify(toInput(sent));
    // A later save was done, or is built on this one already, before this was read.
    if (newest.version <= getValues().version) return;
    // The answer to an earlier save was lost: what is saved is what stands here.
    if (same) applySaved(newest, sent);
    else {
      const isAcknowledged = busy.current;
      setConflict((known) => ({
        newest,
        message: errorText(error, ""),
        isAcknowledged: isAcknowledged || known?.isAcknowledged === true,
      }));
    }
  }

  async function save(submit: boolean): Promise<O | null> {
    let sent = getValues();
    setState({ kind: "saving" });
    try {
      const saved = await saver(() => {
        sent = rules.copyOf(getValues());
        return { input: toInput(sent), version: sent.version, submit };
      });
      applySaved(saved, sent);
      return saved;
    } catch (error) {
      setState({
        kind: "failed",
        reason: errorText(error, "We’ll save it once you’re back online."),
        isTransient: !isRequestRejected(error),
      });
      if (isConflict(error)) await handleConflict(error, sent);
      else if (error instanceof ApiError)
        showProblems(rules.toFieldProblems(Object.entries(error.fields)), sent);
      return null;
    }
  }

  /** Saves because somebody pressed a button: once, whatever is pressed meanwhile. */
  async function saveOnPress(submit: boolean): Promise<O | null> {
    if (busy.current) return null;
    if (sending.current) {
      showProblems(rules.uploadingProblems);
      return null;
    }
    const problems = draftProblems(getValues());
    if (Object.keys(problems).length > 0) {
      showProblems(problems);
      return null;
    }
    if (conflict && !conflict.isAcknowledged) {
      setConflict({ ...conflict, isAcknowledged: true });
      return null;
    }
    busy.current = true;
    setPending(submit ? "submit" : "save");
    if (conflict) setVersion(conflict.newest.version);
    try {
      return await save(submit);
    } finally {
      busy.current = false;
      setPending(null);
    }
  }

  const autosave = useEffectEvent(() => {
    if (busy.current || conflict) return;
    if (Object.keys(draftProblems(getValues())).length > 0) {
      setState({ kind: "failed", reason: "One of the fields isn’t complete yet.", isTransient: false });
      return;
    }
    void save(false);
  });
  const noteChange = useEffectEvent(() => {
    if (!autosaves) setState({ kind: "kept" });
    return autosaves;
  });
  /** Every change may answer what was asked at another field: pickup what was asked at delivery. */
  const refreshErrors = useEffectEvent((changed: string | undefined) => {
    const open = fieldNames.filter((name) => getFieldState(name).error);
    const problems: Problems<V> = open.length > 0 ? allProblems(getValues()) : {};
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
    () => JSON.stringify(getValues()) !== JSON.stringify(thing ? toValues(thing) : rules.emptyValues()),
  );

  /** A page that was asked for before the last save was done, or that the browser kept, shows what was saved before. */
  const isOutdated = useEffectEvent(
    () => initial !== null && initial.version < savedVersion(draftName(initial.id)),
  );
  const applyNewest = useEffectEvent((newest: O) => {
    if (isChanged()) return;
    reset(toValues(newest));
    setThing(newest);
  });
  const readNewest = useEffectEvent((id: string) => rules.read(id));
  const initialId = initial?.id;
  useEffect(() => {
    if (!initialId || !isOutdated()) return;
    // Without an answer the older one stays, and saving it tells of the newer.
    readNewest(initialId).then(applyNewest, () => undefined);
  }, [initialId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isChanged()) timer = setTimeout(() => noteChange() && autosave(), autosaveDelayMs);
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, name }) => {
        clearTimeout(timer);
        refreshErrors(name);
        if (isDirty && noteChange()) timer = setTimeout(autosave, autosaveDelayMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe]);

  const retries = autosaves && state.kind === "failed" && state.isTransient;
  useEffect(() => {
    if (!retries) return;
    const timer = setInterval(autosave, retryIntervalMs);
    return () => clearInterval(timer);
  }, [retries]);

  function discardChanges(): void {
    if (!conflict) return;
    reset(toValues(conflict.newest));
    forgetDraft();
    setThing(conflict.newest);
    setConflict(null);
    setState({ kind: "untouched" });
    clearErrors();
  }

  const [setSending] = useState(() => (now: boolean) => void (sending.current = now));
  return {
    setSending,
    form,
    thing,
    state,
    conflict,
    pending,
    autosaves,
    press: saveOnPress,
    takeSaved: discardChanges,
    forgetDraft,
  };
}
