/** Omits empty fields and trims the others. */
export function formQuery(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (String(value).trim()) query.set(name, String(value).trim());
  }
  return query;
}
