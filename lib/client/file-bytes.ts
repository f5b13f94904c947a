/** Bytes of a chosen file or of a slice of it; rejects if it was moved or can’t be read. */
export function readBytes(part: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error("The file can’t be read"));
    reader.readAsArrayBuffer(part);
  });
}
