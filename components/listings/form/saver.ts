import { isRefusal } from "@/components/forms/server-errors";
import { call } from "@/lib/client/api";
import { createListing, updateListing, type OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { newUuid } from "@/lib/shared/uuid";
import type { ListingInput } from "./convert";

type Save = { input: ListingInput; version: number; submit: boolean };

/**
 * Saves one listing, one request after the other. The first one makes it: until that has an answer exactly the same
 * request is sent again with the same key, so that neither a double click nor a lost answer makes two.
 */
export function makeSaver({ id, vendorId }: { id: string | null; vendorId?: string }) {
  let known = id;
  let creating: { key: string; body: ListingInput & { submit: boolean; vendorId?: string } } | null = null;
  let line: Promise<unknown> = Promise.resolve();

  async function create({ input, submit }: Save): Promise<OwnListingDto> {
    const body = { ...input, submit, vendorId };
    creating ??= { key: newUuid(), body };
    const first = creating;
    try {
      const made = await call(createListing, { body: first.body }, { idempotencyKey: first.key });
      creating = null;
      known = made.id;
      if (JSON.stringify(first.body) === JSON.stringify(body)) return made;
      return await send({ input, submit, version: made.version });
    } catch (error) {
      if (isRefusal(error)) creating = null;
      throw error;
    }
  }

  function send(save: Save): Promise<OwnListingDto> {
    if (!known) return create(save);
    const { input, version, submit } = save;
    return call(updateListing, { params: { id: known }, body: { ...input, version, submit } });
  }

  return function save(read: () => Save): Promise<OwnListingDto> {
    const turn = line.then(() => send(read()));
    line = turn.catch(() => undefined);
    return turn;
  };
}
