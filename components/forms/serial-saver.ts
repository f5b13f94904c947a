import { newUuid } from "@/lib/shared/uuid";
import type { SaveRequest } from "./saved-form-rules";
import { isRequestRejected } from "./server-errors";

type SavedVersion = { id: string; version: number };
type Submission<I> = I & { submit: boolean };

type Calls<I extends object, O extends SavedVersion> = {
  id: string | null;
  create: (body: Submission<I>, options: { idempotencyKey: string }) => Promise<O>;
  update: (id: string, body: Submission<I> & { version: number }) => Promise<O>;
};

/**
 * Serializes saves. Until the create gets a response, the same body is resent with the same idempotency key, so double
 * clicks and lost responses create no duplicates.
 */
export function createSerialSaver<I extends object, O extends SavedVersion>(calls: Calls<I, O>) {
  let known = calls.id;
  let creating: { key: string; body: Submission<I> } | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  async function create({ input, submit }: SaveRequest<I>): Promise<O> {
    const body = { ...input, submit };
    creating ??= { key: newUuid(), body };
    const first = creating;
    try {
      const made = await calls.create(first.body, { idempotencyKey: first.key });
      creating = null;
      known = made.id;
      if (JSON.stringify(first.body) === JSON.stringify(body)) return made;
      return await send({ input, submit, version: made.version });
    } catch (error) {
      if (isRequestRejected(error)) creating = null;
      throw error;
    }
  }

  function send(save: SaveRequest<I>): Promise<O> {
    if (!known) return create(save);
    const { input, version, submit } = save;
    return calls.update(known, { ...input, version, submit });
  }

  return function save(read: () => SaveRequest<I>): Promise<O> {
    const turn = queue.then(() => send(read()));
    queue = turn.catch(() => undefined);
    return turn;
  };
}
