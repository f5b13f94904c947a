import { z } from "zod";

const first = Date.UTC(1900, 0);
const end = Date.UTC(3000, 0);

type Options = { error?: string; offset?: boolean };

export function moment({ error = "Choose a valid date.", offset }: Options = {}) {
  return z.iso.datetime({ error, offset }).refine((text) => {
    const at = Date.parse(text);
    return at >= first && at < end;
  }, error);
}
