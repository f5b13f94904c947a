import { unzipSync, type UnzipFileInfo } from "fflate";
import { zipCopy } from "@/lib/listings/transfer/pictures.copy";
import { maxZipBytes } from "@/lib/listings/transfer/pictures.rules";
import { planZip, type RefusedFile, type ZipFile } from "@/lib/listings/transfer/zip-plan.rules";

function list(bytes: Uint8Array): ZipFile[] {
  const files: ZipFile[] = [];
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }: UnzipFileInfo) => {
      files.push({ name, size, originalSize });
      return false;
    },
  });
  return files;
}

/** Null if the file is damaged. Unpacks at most the size that the archive states. */
function unpack(bytes: Uint8Array, { name, originalSize }: ZipFile): Uint8Array<ArrayBuffer> | null {
  try {
    const content = unzipSync(bytes, { filter: (file) => file.name === name })[name];
    return content?.length === originalSize ? new Uint8Array(content) : null;
  } catch {
    return null;
  }
}

export type ArchiveContent = {
  count: number;
  refused: RefusedFile[];
  pictures: Generator<File | RefusedFile>;
};

function* unpackEach(bytes: Uint8Array, files: readonly ZipFile[]): Generator<File | RefusedFile> {
  for (const file of files) {
    const content = unpack(bytes, file);
    yield content
      ? new File([content], file.name.split("/").at(-1) ?? file.name)
      : { name: file.name, reason: zipCopy.damaged };
  }
}

/** Unpacks one picture at a time, so that only one is in memory; throws an Error that says what is wrong. */
export async function readZip(file: File): Promise<ArchiveContent> {
  if (file.size > maxZipBytes) throw new Error(zipCopy.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let files: ZipFile[];
  try {
    files = list(bytes);
  } catch (error) {
    throw new Error(zipCopy.unreadable, { cause: error });
  }
  const { accepted, refused } = planZip(files);
  if (accepted.length + refused.length === 0) throw new Error(zipCopy.empty);
  return { count: accepted.length, refused, pictures: unpackEach(bytes, accepted) };
}
