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
  /** Version that the edit is based on; 0 if there is none. */
  version: number;
};
type Problems<V extends Values> = Partial<Record<Path<V>, string>>;
type Save<I> = { input: I; version: number; submit: boolean };

export type SavedFormRules<V extends Values, O extends Saved, I> = {
  draftName: (id: string | null) => string;
  hrefOf: (id: string) => string;
  fieldNames: readonly Path<V>[];
  emptyValues: () => V;
  copyOf: (values: V) => V;
  toValues: (saved: O) => V;
  toInput: (values: V) => I;
  /** Errors that prevent saving a draft: only unreadable values. */
  draftProblems: (values: V) => Problems<V>;
  allProblems: (values: V) => Problems<V>;
  /** Maps the server's field errors to form fields. */
  toFieldProblems: (messages: [string, string][]) => Problems<V>;
  read: (id: string) => Promise<O>;
  uploadingProblems: Problems<V>;
};

type Options<V extends Values, O extends Saved, I> = {
  rules: SavedFormRules<V, O, I>;
  initial: O | null;
  /** Called once; the result must serialize its requests. */
  makeSaver: () => (read: () => Save<I>) => Promise<O>;
};

type Conflict<O> = {
  newest: O;
  message: string;
  /** True if a press caused it; a conflict found by autosave may have gone unnoticed. */
  isAcknowledged: boolean;
};

const autosaveDelayMs = 1500;
const retryIntervalMs = 10_000;

const autosavedStatuses: readonly string[] = ["draft", "changes_requested", "rejected"];

/**
 * Form state for anything that starts as a draft. Drafts autosave, unsaved input is stored in this browser, and
 * concurrent edits elsewhere lose nothing.
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
   * Shows field errors of a save attempt. Fields changed while it was in flight are skipped; errors that only the
   * server can find remain until the field changes.
   */
  function showProblems(problems: Problems<V>, sent: V = getValues()): void {
    const seen = allProblems(getValues());
    for (const name of fieldNames) {
      const message = problems[name];
      const isSame = JSON.stringify(get(sent, name)) === JSON.stringify(getValues(name));
      if (message && isSame) setError(name, { type: message === seen[name] ? "schema" : "told", message });
    }
  }

  /** Marks the sent values as saved; input typed since then stays dirty. */
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

  /** Saves on a button press; further presses are ignored until it finishes. */
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
  /** Any change may resolve an error on another field, such as pickup and delivery. */
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

  /** True if the values differ from those the page loaded with: typed, or restored from an earlier visit. */
  const isChanged = useEffectEvent(
    () => JSON.stringify(getValues()) !== JSON.stringify(thing ? toValues(thing) : rules.emptyValues()),
  );

  /** True if the page was requested before the last save finished or came from the browser's cache. */
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
