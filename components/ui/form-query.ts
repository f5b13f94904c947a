export function formQuery(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (String(value).trim()) query.set(name, String(value).trim());
  }
  return query;
}

/** Omits fields with text that isn't a choice yet. */
export function settledQuery(form: HTMLFormElement | null): URLSearchParams {
  const query = formQuery(form);
  for (const field of form?.querySelectorAll<HTMLInputElement>("[data-unsettled]") ?? [])
    query.delete(field.name);
  return query;
}
