/** What a form asks for as the query of an address: the fields that hold something, without the spaces around it. */
export function formQuery(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (String(value).trim()) query.set(name, String(value).trim());
  }
  return query;
}
