import "server-only";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZipEntry = { name: string; bytes: Uint8Array; packed?: true };

export function zipStream(entries: AsyncGenerator<ZipEntry>): ReadableStream<Uint8Array> {
  let archive: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      archive = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        if (chunk.length > 0) controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    async pull() {
      const { value, done } = await entries.next();
      if (done) return archive.end();
      const file = value.packed ? new ZipPassThrough(value.name) : new ZipDeflate(value.name);
      archive.add(file);
      file.push(value.bytes, true);
    },
    async cancel() {
      archive.terminate();
      await entries.return(undefined);
    },
  });
}
